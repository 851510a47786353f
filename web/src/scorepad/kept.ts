/** Score pads that this browser keeps: nothing leaves it but by export. */
import type { Json } from '../table/game'

export interface KeptPad {
  id: string
  game: string
  began: number
  names: string[]
  options: Record<string, boolean>
  /** The key or the own box's name, for people. */
  edition: string
  table: Json
  /** One for each round that has been begun. */
  sheets: Json[]
  done: boolean
}

const KEY = 'irodori-pads'
const MOST = 60

export function pads(): KeptPad[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isPad) : []
  } catch {
    return []
  }
}

export function keepPad(pad: KeptPad): void {
  const others = pads().filter((other) => other.id !== pad.id)
  localStorage.setItem(KEY, JSON.stringify([pad, ...others].slice(0, MOST)))
}

export function dropPad(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(pads().filter((pad) => pad.id !== id)))
}

/** Whether something from outside has a pad's form; its sheets the game checks itself. */
export function isPad(found: unknown): found is KeptPad {
  const pad = found as Partial<KeptPad> | null
  return (
    typeof pad === 'object' && pad !== null &&
    typeof pad.id === 'string' && typeof pad.game === 'string' && typeof pad.began === 'number' &&
    Array.isArray(pad.names) && pad.names.length >= 2 && pad.names.length <= 8 && pad.names.every((name) => typeof name === 'string' && name.length <= 40) &&
    typeof pad.options === 'object' && pad.options !== null && typeof pad.table === 'object' && pad.table !== null &&
    Array.isArray(pad.sheets) && pad.sheets.length <= 20
  )
}
