import { expect, test } from 'vitest'

import { spoken } from './voice'

test('news are sentences, each with who did it, and end once', () => {
  const told = [{ who: 'Mika', text: 'took 4' }, { who: '', text: 'Left in the field: 3, 9.' }, { who: 'Jo:', text: 'hello!' }]
  expect(spoken(told, 'Your turn: take a card')).toBe('Mika: took 4. Left in the field: 3, 9. Jo: hello! Your turn: take a card.')
  expect(spoken([{ who: 'ミカ', text: '1列から4を取った' }], '')).toBe('ミカ: 1列から4を取った。')
})
