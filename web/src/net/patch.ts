import type { Json } from '../table/game'

/** `[path, value]` sets, `[path]` removes, `[path, at, count, items]` replaces `count` elements of a list. */
export type Operation = [(string | number)[], ...Json[]]

/** The value after these operations. The value itself stays as it is. */
export function applied(value: Json, operations: readonly Operation[]): Json {
  let whole = operations.length > 0 ? structuredClone(value) : value
  for (const operation of operations) {
    const [path, ...rest] = operation
    const last = path.at(-1)
    if (last === undefined) {
      whole = rest[0] as Json
      continue
    }
    let place = whole as Record<string | number, Json>
    for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, Json>
    if (rest.length === 0) delete place[last]
    else if (rest.length === 1) place[last] = rest[0] as Json
    else (place[last] as Json[]).splice(rest[0] as number, rest[1] as number, ...(rest[2] as Json[]))
  }
  return whole
}
