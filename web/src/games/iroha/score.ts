/** A deal of Iroha on the score pad: who took which cards (I6). A game is as many deals as there are players (I10). */
import type { Count, Doubt, Line, Score, Setting } from '../../scorepad/pad'

export interface Cards {
  suits: Record<string, string>
  ranks: Record<string, number[]>
}

export interface Sheet {
  /** for each seat the names of its cards, in the order of the deck */
  taken: string[][]
}

const TRICKS = 9

/** The cards in play with this number of players, in their order (I9). */
export function deck({ table, players }: Setting<Cards>): string[] {
  return Object.keys(table.suits).flatMap((suit) => (table.ranks[players] ?? []).map((rank) => suit + rank))
}

function lines(taken: readonly string[]): Line[] {
  const colours = [...new Set(taken.map((card) => card.charAt(0)))]
  return colours.map((colours) => {
    const ranks = taken.filter((card) => card.startsWith(colours)).map((card) => Number(card.slice(1)))
    const lowest = Math.min(...ranks)
    const more = ranks.length - 1
    return { key: 'iroha-account-colour', args: { colours, lowest, more }, points: lowest - more }
  })
}

function count(_: Setting<Cards>, { taken }: Sheet): Count[] {
  return taken.map((cards) => {
    const found = lines(cards)
    return { points: found.reduce((sum, line) => sum + line.points, 0), tie: 0, lines: found }
  })
}

function doubts({ players }: Setting<Cards>, { taken }: Sheet): Doubt[] {
  const found: Doubt[] = []
  taken.forEach((cards, seat) => {
    if (cards.length % players) found.push({ key: 'iroha-doubt-trick', args: { cards: cards.length, players }, seat })
  })
  const missing = TRICKS * players - taken.reduce((sum, cards) => sum + cards.length, 0)
  if (missing > 0) found.push({ key: 'iroha-doubt-missing', args: { cards: missing } })
  if (missing < 0) found.push({ key: 'iroha-doubt-many', args: { cards: -missing, players } })
  return found
}

function read(setting: Setting<Cards>, found: unknown): Sheet | null {
  const taken: unknown = typeof found === 'object' && found !== null && 'taken' in found ? found.taken : null
  if (!Array.isArray(taken) || taken.length !== setting.players) return null
  const order = new Map(deck(setting).map((card, place) => [card, place]))
  const seen = new Set<string>()
  for (const cards of taken as unknown[]) {
    if (!Array.isArray(cards)) return null
    let last = -1
    for (const card of cards as unknown[]) {
      const place = typeof card === 'string' ? order.get(card) : undefined
      if (place === undefined || place <= last || seen.has(card as string)) return null
      seen.add(card as string)
      last = place
    }
  }
  return { taken: (taken as string[][]).map((cards) => [...cards]) }
}

export const score: Score<Sheet, Cards> = {
  rounds: ({ players }) => players,
  blank: ({ players }) => ({ taken: Array.from({ length: players }, () => []) }),
  count,
  doubts,
  read,
}
