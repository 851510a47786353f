import { expect, test } from 'vitest'

import { applied, type Operation } from './patch'

test('operations set, remove, and replace elements of a list, and leave the old value alone', () => {
  const old = { rows: [['1', '2'], ['3']], pile: 9, gone: true }
  const operations: Operation[] = [[['pile'], 8], [['gone']], [['rows', 0], 1, 1, ['7', '8']], [['rows', 1, 0], '4']]
  expect(applied(old, operations)).toEqual({ rows: [['1', '7', '8'], ['4']], pile: 8 })
  expect(old).toEqual({ rows: [['1', '2'], ['3']], pile: 9, gone: true })
})

test('at the empty path the value is the whole', () => {
  expect(applied([1], [[[], { a: 1 }]])).toEqual({ a: 1 })
})
