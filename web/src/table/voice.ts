import type { LogLine } from './log'

/** What a screen reader says: the news as sentences, then whose turn it is if that is new. */
export function spoken(told: readonly Pick<LogLine, 'who' | 'text'>[], turn: string): string {
  return [...told.map(({ who, text }) => (who ? `${who.replace(/[:：]$/, '')}: ${text}` : text)), turn].filter(Boolean).map(ended).join(' ')
}

function ended(sentence: string): string {
  if (/[.!?。\uff01\uff1f…]$/.test(sentence)) return sentence
  return sentence + (/[\u3040-\u30ff\u4e00-\u9fff）」]$/.test(sentence) ? '。' : '.')
}

/**
 * Where the focus goes when it was lost with what lay there before, and it is one's turn: what can be done, so that a
 * keyboard need not look for it.
 */
export function firstToDo(table: ParentNode): HTMLElement | null {
  const things = [...table.querySelectorAll<HTMLElement>('[role="slider"], [data-move]')].filter((thing) => thing.getClientRects().length > 0)
  return things.find((thing) => thing.tabIndex >= 0) ?? things[0] ?? null
}
