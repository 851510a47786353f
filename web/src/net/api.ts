/** HTTP: lobby, records, people. */
import type { Edition, Forecast, Json, StoryEvent, View } from '../table/game'
import type { Chair, Facts } from './messages'

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

export interface TableAnswer {
  id: string
  you: number | null
  host: boolean
  /** seats of people whom I have blocked */
  blocked: number[]
  table: Facts
}

export interface Summary {
  id: string
  game: string
  players: number
  status: Facts['status']
  title: string
  clock: string
  created: number
  touched: number
  chairs: (Chair | null)[]
  my_seat: number | null
  my_turn: boolean
  scores: number[] | null
  winners: number[] | null
}

export interface GameFacts {
  key: string
  letter?: string
  title: string
  players: number[]
  usual: number
  edition: string
  editions: (string | { key: string; name: string })[]
  options: Record<string, number[]>
  levels: string[]
}

export interface Wish {
  game: string
  players?: number
  edition?: string | Record<string, Json>
  options?: Record<string, boolean>
  memory?: 'own' | 'open'
  clock?: { kind: 'none' | 'live' | 'days'; bank?: number; increment?: number; days?: number }
  late?: 'wait' | 'bot'
  private?: boolean
  shuffled_seats?: boolean
  spectators?: 'off' | 'table' | 'seats'
  hints?: boolean
  title?: string
  bots?: string[]
  nonce?: string
  from?: { record?: Json; table?: string; at: number; seat?: number }
}

/** A moment of a record, as a seat saw it. */
export interface Moment {
  lines: number
  at: number
  view: View
  forecast: Forecast | null
  cards: Edition['cards']
  events: StoryEvent[]
  names: string[]
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Problem(0, 'offline', 'the server does not answer')
  }
  const found = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string }
  if (!answer.ok) throw new Problem(answer.status, found.code ?? 'unknown', found.sentence ?? answer.statusText)
  return found as T
}

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)
export const remove = <T>(path: string) => call<T>('DELETE', path)
export const put = <T>(path: string, body: unknown) => call<T>('PUT', path, body)

/** What this browser adds to the shuffle, so that the server alone cannot choose it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
