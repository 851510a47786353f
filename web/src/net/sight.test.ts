import { expect, test } from 'vitest'

import type { Hello } from './messages'
import { claims, clockOf, taken } from './sight'

const told = (n: number) => ({ n, kind: 'take', seat: 0 })

function hello(more: Partial<Hello> = {}): Hello {
  return {
    hello: { game: 'toge', status: 'running', chairs: [], next: null } as unknown as Hello['hello'],
    you: 0,
    number: 5,
    view: {
      game: 'toge', players: 2, edition: 'plain', options: {}, seat: 0, actors: [0], decision: 'play', moves: ['play 1'],
      scores: [0, 0], winners: [], story: [told(1), told(2)], table: { hands: [['1'], ['?']] },
    },
    decision: '2.0',
    events: [],
    happened: [],
    asking: null,
    chosen: null,
    ...more,
  }
}

test('an update changes the table, the log and what may be done', () => {
  const before = taken(null, hello(), 0)
  const after = taken(before, { number: 6, events: [told(3)], table: [[['hands', 0], []]], decision: '3.0', actors: [1], asks: 'play' }, 0)
  expect(after?.view?.table).toEqual({ hands: [[], ['?']] })
  expect(after?.view?.moves).toEqual([])
  expect(after?.view?.actors).toEqual([1])
  expect(after?.log.map((event) => event.n)).toEqual([1, 2, 3])
  expect(after?.fresh.map((event) => event.n)).toEqual([3])
})

test('an undo takes back what was told', () => {
  const after = taken(taken(null, hello(), 0), { number: 7, back_to: 1, decision: '1.1', moves: ['play 1'] }, 0)
  expect(after?.log.map((event) => event.n)).toEqual([1])
  expect(after?.view?.moves).toEqual(['play 1'])
})

test('after a lost connection the log goes on where it was, each event once', () => {
  const view = { ...(hello().view as NonNullable<Hello['view']>), story: [told(3), told(4)] }
  const again = taken(taken(null, hello(), 0), hello({ number: 9, view, decision: '4.0', events: [told(3), told(4)] }), 0)
  expect(again?.log.map((event) => event.n)).toEqual([1, 2, 3, 4])
})

test('what was known before an undo that happened meanwhile is forgotten', () => {
  const view = { ...(hello().view as NonNullable<Hello['view']>), story: [told(2)] }
  const again = taken(taken(null, hello(), 0), hello({ view, decision: '2.1' }), 0)
  expect(again?.log.map((event) => event.n)).toEqual([2])
})

test('a refused message changes nothing', () => {
  const before = taken(null, hello(), 0)
  expect(taken(before, { answer: 'a', error: { code: 'illegal', sentence: 'no' }, number: 6 }, 0)).toBe(before)
})

test('the end asks nobody', () => {
  const after = taken(taken(null, hello(), 0), { number: 8, status: 'ended', winners: [0], secret: 'abc' }, 0)
  expect(after?.view?.decision).toBeNull()
  expect(after?.facts.secret).toBe('abc')
})

test('a claim stands until the choices show', () => {
  const said = taken(taken(null, hello(), 0), { number: 6, happened: [{ n: 6, kind: 'claim', seat: 1, text: 'want 2' }] }, 0)
  expect(said && claims(said)).toEqual({ 1: 'want 2' })
  const shown = said && taken(said, { number: 7, happened: [{ n: 7, kind: 'kept', seat: 1, text: 'want 2' }] }, 0)
  expect(shown && claims(shown)).toEqual({})
})

test('a clock runs for those who are asked and have not chosen', () => {
  const sight = taken(null, hello({ clocks: { left: [60_000, 50_000], since: 100, running: [0, 1] }, chosen: [1] }), 0)
  expect(sight && clockOf(sight, 0)).toEqual({ left: 60_000, at: 100, runs: true })
  expect(sight && clockOf(sight, 1)?.runs).toBe(false)
})
