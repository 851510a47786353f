import type { Json } from '../table/game'

/** A number that is printed on the cards. */
export interface Cell {
  path: (string | number)[]
  group: string
  name: string
  /** Which of several of one name, counted from 1. */
  number: number
  value: number
  status: string
}

const NOT_CARDS = new Set(['sources', 'status', 'game', 'key', 'name'])

/** All whole numbers of an edition's content, with how sure each is. */
export function cells(content: Record<string, Json>): Cell[] {
  const found: Cell[] = []
  const walk = (value: Json, path: (string | number)[], status: Json): void => {
    if (typeof value === 'number' && Number.isInteger(value)) {
      const last = path.at(-1)
      const name = String(typeof last === 'number' ? path.findLast((part) => typeof part === 'string') : last)
      const inList = path.findLast((part) => typeof part === 'number')
      const group = path.filter((part) => typeof part === 'string').slice(0, -1).at(1) ?? path[0]
      found.push({ path, group: String(group), name, number: inList === undefined ? 0 : Number(inList) + 1, value, status: sure(status, name) })
    } else if (Array.isArray(value)) value.forEach((one, n) => walk(one, [...path, n], status))
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) if (!NOT_CARDS.has(key)) walk(one, [...path, key], value['status'] ?? status)
  }
  walk(content, [], content['status'] ?? null)
  return found
}

function sure(status: Json, name: string): string {
  if (typeof status === 'string') return status
  const found = status !== null && typeof status === 'object' && !Array.isArray(status) ? status[name] : null
  return typeof found === 'string' ? found : ''
}

/** The content with one number changed; nothing else is touched. */
export function changed(content: Record<string, Json>, path: readonly (string | number)[], value: number): Record<string, Json> {
  const copy = structuredClone(content)
  let place: any = copy
  for (const part of path.slice(0, -1)) place = place[part]
  place[path.at(-1) as string] = value
  return copy
}
