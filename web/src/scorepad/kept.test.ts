import { expect, test } from 'vitest'

import { isPad } from './kept'

const pad = { id: 'a', game: 'toge', began: 1, names: ['A', 'B'], options: {}, edition: 'plain', table: {}, sheets: [{}], done: false }

test('only what has the form of a pad is taken from a file', () => {
  expect(isPad(pad)).toBe(true)
  for (const wrong of [null, 7, [], {}, { ...pad, names: ['A'] }, { ...pad, names: [1, 2] }, { ...pad, sheets: {} }, { ...pad, table: null }])
    expect(isPad(wrong)).toBe(false)
})
