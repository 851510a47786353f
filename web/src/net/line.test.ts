import { expect, test } from 'vitest'

import { pause } from './line'
import { remaining } from '../table/clock'

test('each try waits longer, up to a limit, and never less than half of it', () => {
  expect(pause(0, 0)).toBe(200)
  expect(pause(3, 1)).toBe(3200)
  expect(pause(30, 0.5)).toBe(11_250)
})

test('a clock counts down only while it runs, and never below nothing', () => {
  expect(remaining({ left: 61_000, at: 0, runs: true }, 1000)).toEqual({ text: '1:00', short: false })
  expect(remaining({ left: 61_000, at: 0, runs: false }, 9000)).toEqual({ text: '1:01', short: false })
  expect(remaining({ left: 5000, at: 0, runs: true }, 9000)).toEqual({ text: '0:00', short: true })
  expect(remaining({ left: 3 * 86_400_000, at: 0, runs: false }, 0).text).toBe('3 d 0 h')
})
