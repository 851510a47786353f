import type { Json } from '../table/game'

const MOST = 4_000_000

/** The record that an address carries after `record=`: JSON, deflated (RFC 1950), in base64url. It stays behind the `#`. */
export async function linked(text: string): Promise<Json> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > MOST) throw new SyntaxError()
    parts.push(next.value)
  }
  return object(JSON.parse(await new Blob(parts).text()))
}

export function object(content: unknown): Json {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new SyntaxError()
  return content as Json
}
