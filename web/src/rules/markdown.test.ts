import { expect, test } from 'vitest'

import { blocks } from './markdown'

test('a rule is a paragraph that knows its number', () => {
  expect(blocks('**K1.** Take `take R`.')).toEqual([
    { kind: 'paragraph', rule: 'K1', spans: [{ kind: 'strong', text: 'K1.' }, { kind: 'text', text: ' Take ' }, { kind: 'code', text: 'take R' }, { kind: 'text', text: '.' }] },
  ])
})

test('headings, lists and tables are told apart', () => {
  const text = '## The cards\n\n- one\n- two\n  more\n\n| a | b |\n| --- | --- |\n| 1 | *2* |'
  expect(blocks(text).map((block) => block.kind)).toEqual(['heading', 'list', 'table'])
  const [, list, table] = blocks(text)
  expect(list?.kind === 'list' && list.items.map((item) => item[0]?.text)).toEqual(['one', 'two   more'])
  expect(table?.kind === 'table' && table.rows[0]?.[1]).toEqual([{ kind: 'em', text: '2' }])
})
