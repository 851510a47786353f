/** What lies before each player at the end of KIMONO, and what it counts (M13, M14): compared with the engine by a test. */
import type { Count, Doubt, Line, Score, Setting } from '../../scorepad/pad'

export interface Cards {
  sorts: Record<string, { name: string; copies: number; points: number; limit: number }>
  coins: number[]
}

export interface Sheet {
  /** For each player how many of each kind, in the order of `kinds`. A Copy counts as the sort that it joined. */
  counts: number[][]
}

const FIRE = 'fire'
const FIRES = 3
const FIRE_COST = 4
const COPY_CARDS = 2
const MOST = 20

/** The sorts of the edition, its kinds of coins, and fires. */
export function kinds({ table }: Setting<Cards>): string[] {
  const values = [...new Set(table.coins)].sort((a, b) => a - b)
  return [...Object.keys(table.sorts), ...values.map((value) => `coin${value}`), FIRE]
}

export function line({ table }: Setting<Cards>, kind: string, count: number): Line {
  const sort = table.sorts[kind]
  if (!sort) {
    const worth = kind === FIRE ? -FIRE_COST : Number(kind.slice(4))
    return { key: 'kimono-account-other', args: { sort: kind, count, worth }, points: count * worth }
  }
  const { points: worth, limit } = sort
  const over = count > limit
  return { key: `kimono-account-${over ? 'over' : 'sort'}`, args: { sort: kind, count, worth, limit }, points: over ? -count : count * worth }
}

function count(setting: Setting<Cards>, sheet: Sheet): Count[] {
  const all = kinds(setting)
  return sheet.counts.map((counts) => {
    const lines = all.flatMap((kind, i) => (counts[i] ? [line(setting, kind, counts[i])] : []))
    return { points: lines.reduce((sum, one) => sum + one.points, 0), tie: counts.reduce((sum, cards) => sum + cards, 0), lines }
  })
}

/** Nobody can have more of a kind than there are, but for the two Copies. */
function doubts(setting: Setting<Cards>, sheet: Sheet): Doubt[] {
  let spare = COPY_CARDS
  return kinds(setting).flatMap((kind, i): Doubt[] => {
    const sort = setting.table.sorts[kind]
    const there = sort?.copies ?? (kind === FIRE ? FIRES : setting.table.coins.filter((value) => `coin${value}` === kind).length)
    const more = sheet.counts.reduce((sum, counts) => sum + (counts[i] ?? 0), 0) - there
    if (more <= 0) return []
    if (sort && more <= spare) {
      spare -= more
      return []
    }
    return [{ key: 'kimono-doubt-many', args: { sort: kind, count: more + there, copies: there } }]
  })
}

function read(setting: Setting<Cards>, found: unknown): Sheet | null {
  const counts: unknown = typeof found === 'object' && found !== null && 'counts' in found ? found.counts : null
  const width = kinds(setting).length
  if (!Array.isArray(counts) || counts.length !== setting.players) return null
  for (const row of counts as unknown[]) {
    if (!Array.isArray(row) || row.length !== width) return null
    if (!row.every((cards) => Number.isInteger(cards) && (cards as number) >= 0 && (cards as number) <= MOST)) return null
  }
  return { counts: (counts as number[][]).map((row) => [...row]) }
}

export const score: Score<Sheet, Cards> = {
  rounds: () => 1,
  blank: (setting) => ({ counts: Array.from({ length: setting.players }, () => kinds(setting).map(() => 0)) }),
  count,
  doubts,
  read,
}
