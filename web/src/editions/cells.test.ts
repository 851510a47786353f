import { expect, test } from 'vitest'

import { cells, changed } from './cells'

const CONTENT = {
  game: 'toge', key: 'plain', sources: { certain: 'said' }, coins: [1, 2], status: { coins: 'likely' },
  sorts: { bowl: { name: 'bowl', points: 8, status: { points: 'certain' } } },
  melds: { jou: { boxes: [{ cards: 3, status: { cards: 'certain' } }, { cards: 4, status: { cards: 'reconstructed' } }] } },
}

test('every number is a cell with its group, its place and how sure it is', () => {
  expect(cells(CONTENT).map(({ group, name, number, value, status }) => [group, name, number, value, status])).toEqual([
    ['coins', 'coins', 1, 1, 'likely'],
    ['coins', 'coins', 2, 2, 'likely'],
    ['bowl', 'points', 0, 8, 'certain'],
    ['jou', 'cards', 1, 3, 'certain'],
    ['jou', 'cards', 2, 4, 'reconstructed'],
  ])
})

test('a change touches one number and leaves the old content alone', () => {
  const next = changed(CONTENT, ['coins', 1], 5)
  expect(next['coins']).toEqual([1, 5])
  expect(CONTENT.coins).toEqual([1, 2])
})
