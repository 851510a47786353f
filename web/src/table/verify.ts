/** Whether a finished game's cards were shuffled from the seed that was promised; docs/records.md says how. */
export type Verdict = 'good' | 'commitment' | 'nonces' | 'decks' | 'insecure'

export interface Verifiable {
  seed?: string
  shuffle?: { method: string; decks: number[] }
  decks: string[][]
  commitment?: { sha256: string; secret: string; nonces: string[] }
}

export async function verified(record: Verifiable, promised: string, nonces: readonly string[]): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'insecure'
  const { commitment, seed, shuffle } = record
  if (!commitment || !seed || hex(await sha256(commitment.secret)) !== promised) return 'commitment'
  if (seed !== [commitment.secret, ...nonces.filter(Boolean)].join(' ')) return 'nonces'
  for (const [number, deck] of record.decks.entries()) {
    if (!shuffle?.decks.includes(number) || !isOrdered(await unshuffled(deck, seed, number))) return 'decks'
  }
  return 'good'
}

const sha256 = async (text: string): Promise<Uint8Array> => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The deck as it lay before the shuffle. */
export async function unshuffled(deck: readonly string[], seed: string, number: number): Promise<string[]> {
  const words: bigint[] = []
  const swaps: [number, number][] = []
  let block = 0
  for (let i = deck.length - 1; i > 0; i--) {
    const many = BigInt(i + 1)
    const limit = (1n << 64n) - ((1n << 64n) % many)
    for (;;) {
      if (words.length === 0) {
        const view = new DataView((await sha256(`irodori ${number} ${block++} ${seed}`)).buffer)
        words.push(...[0, 8, 16, 24].map((at) => view.getBigUint64(at)))
      }
      const word = words.shift() as bigint
      if (word >= limit) continue
      swaps.push([i, Number(word % many)])
      break
    }
  }
  const cards = [...deck]
  for (const [i, k] of swaps.reverse()) [cards[i], cards[k]] = [cards[k] as string, cards[i] as string]
  return cards
}

/** As in an edition's table: copies lie together, and what differs by a number lies in the order of the numbers. */
export function isOrdered(cards: readonly string[]): boolean {
  const sorts = new Set<string>()
  let last = { sort: '', rank: -1 }
  for (const card of cards) {
    const found = /^(.*?)(\d*)$/.exec(card)
    const now = { sort: found?.[1] ?? '', rank: Number(found?.[2] || 0) }
    if (now.sort !== last.sort || sorts.size === 0) {
      if (sorts.has(now.sort)) return false
      sorts.add(now.sort)
    } else if (now.rank < last.rank) return false
    last = now
  }
  return true
}
