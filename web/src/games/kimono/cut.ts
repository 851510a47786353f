/** A cut that is being thought over, before it is made. */
import type { Table } from './table'

export interface Cut {
  /** so many at the left */
  cards: number
  /** which group the left one is */
  left: 1 | 2
  /**
   * Where the apprentice stands, null when none is to be placed: 0 to `cards` before that card of the left group, or at
   * its end; from `cards` + 1 on the same at the right.
   */
  slot: number | null
}

export function begun(table: Table, decision: string): Cut {
  const [start, end] = table.group
  const whole = end - start
  const fresh = table.cuts.length === 0
  if (decision === 'apprentice') return { cards: table.cut - start, left: table.left, slot: whole + 1 }
  return { cards: Math.floor(whole / 2), left: 1, slot: fresh ? whole + 1 : null }
}

export const splitMove = (cut: Cut): string => `split ${cut.cards} ${cut.left}`

export function apprenticeMove(cut: Cut): string | null {
  if (cut.slot === null) return null
  const right = cut.slot > cut.cards
  return `apprentice ${right ? 3 - cut.left : cut.left} ${right ? cut.slot - cut.cards - 1 : cut.slot}`
}
