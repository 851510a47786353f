/** The card tables of people's own boxes, kept in this browser. */
import type { Json } from '../table/game'

export interface OwnBox {
  game: string
  name: string
  table: Record<string, Json>
}

const KEY = 'irodori-boxes'

function all(): OwnBox[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as OwnBox[]).filter((box) => typeof box?.name === 'string' && typeof box.table === 'object') : []
  } catch {
    return []
  }
}

export const boxes = (game: string): OwnBox[] => all().filter((box) => box.game === game)

export function keep(box: OwnBox): void {
  const others = all().filter((other) => other.game !== box.game || other.name !== box.name)
  localStorage.setItem(KEY, JSON.stringify([...others, box]))
}

export function drop(game: string, name: string): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((box) => box.game !== game || box.name !== name)))
}
