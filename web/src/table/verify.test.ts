import { expect, test } from 'vitest'

import { isOrdered, unshuffled } from './verify'

test.each([
  ['irodori', 0, 'C D A H E B F G'],
  ['irodori', 1, 'F B D A H E G C'],
  ['彩り', 0, 'C F A D G E B H'],
  ['42', 3, 'D A C G E H B F'],
])('the shuffle of %s, deck %i, leads back to the order of the cards', async (seed, deck, order) => {
  expect(await unshuffled(order.split(' '), seed, deck)).toEqual('A B C D E F G H'.split(' '))
})

test('an order has copies together and numbers rising', () => {
  expect(isOrdered(['1', '1', '2', '+', '+'])).toBe(true)
  expect(isOrdered(['F1', 'F2', 'B1', 'B3'])).toBe(true)
  expect(isOrdered(['F1', 'B1', 'F2'])).toBe(false)
  expect(isOrdered(['fan', 'fan', 'bowl', 'fan'])).toBe(false)
  expect(isOrdered(['B3', 'B1'])).toBe(false)
})
