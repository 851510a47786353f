/** What the server says over a table's socket; docs/hosting.md describes it. */
import type { Argument, Forecast, Json, StoryEvent, View } from '../table/game'
import type { Operation } from './patch'

export interface Chair {
  name: string
  person: boolean
  bot: string | null
  resigned: boolean
  nonce: string | null
}

export interface TableClock {
  kind: 'none' | 'live' | 'days'
  bank: number
  increment: number
  days: string
}

export interface Facts {
  game: string
  players: number
  edition: string
  edition_name: string
  options: Record<string, boolean>
  memory: 'own' | 'open'
  clock: TableClock
  late: 'wait' | 'bot'
  spectators: 'off' | 'table' | 'seats'
  show_chosen: boolean
  title: string
  private: boolean
  status: 'open' | 'running' | 'ended'
  why: string
  chairs: (Chair | null)[]
  commitment: string
  secret: string | null
  before: string | null
  next: string | null
  created: number
  hints?: boolean
}

export interface Clocks {
  left: number[]
  since: number
  running: number[]
}

export interface Asking {
  what: 'undo' | 'end'
  seat: number
  agreed: number[]
}

/** What happened beside the game: talk, consent, who sits where. */
export interface Happened {
  n: number
  kind: string
  seat: number | null
  [more: string]: Json
}

export interface Refusal {
  code: string
  sentence: string
  rule?: string
  key?: string
  args?: Record<string, Argument>
}

export interface Why {
  rule: string
  key: string
  args: Record<string, Argument>
  sentence: string
}

export interface Hello {
  hello: Facts
  you: number | null
  number: number
  view?: View
  decision?: string
  events?: StoryEvent[]
  clocks?: Clocks | null
  happened: Happened[]
  asking: Asking | null
  chosen: number[] | null
  cards?: Record<string, Json>
  forecast?: Forecast
}

export interface Update {
  number?: number
  answer?: string
  error?: Refusal
  why?: Why | null
  hint?: Json
  here?: number[]
  events?: StoryEvent[]
  table?: Operation[]
  decision?: string
  asks?: string | null
  actors?: number[]
  moves?: string[]
  scores?: number[]
  winners?: number[]
  back_to?: number
  happened?: Happened[]
  chairs?: (Chair | null)[]
  status?: Facts['status']
  clocks?: Clocks | null
  asking?: Asking | null
  chosen?: number[] | null
  secret?: string
  forecast?: Forecast
}

export type Message = Hello | Update
