/** The moments of one game, each asked for once. */
import { post, type Moment } from '../net/api'
import type { Json } from '../table/game'

export type Whose = number | 'all' | null

export interface Source {
  table?: string
  record?: Json
}

export class Moments {
  #known = new Map<string, Promise<Moment>>()

  constructor(readonly source: Source) {}

  /** After so many lines; null is the end. */
  at(line: number | null, seat: Whose): Promise<Moment> {
    const key = `${line} ${seat}`
    let found = this.#known.get(key)
    if (!found) {
      found = post<Moment>('/replay', { ...this.source, at: line, seat })
      this.#known.set(key, found)
      found.catch(() => this.#known.delete(key))
    }
    return found
  }

  /** The first line after which an event has been told. */
  async lineOf(event: number, seat: Whose, lines: number): Promise<number> {
    let [low, high] = [0, lines]
    while (low < high) {
      const middle = (low + high) >> 1
      const told = (await this.at(middle, seat)).view.story.at(-1)?.n ?? 0
      if (told >= event) high = middle
      else low = middle + 1
    }
    return low
  }
}
