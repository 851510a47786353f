/** What the server sends of this game: the view's table, the edition's cards and the forecast. */
import type { AccountLine, StoryEvent, TableProps, View } from '../../table/game'

export interface CardTable {
  sorts: Record<string, { name: string; copies: number; points: number; limit: number }>
  coins: number[]
}

/** What costs or gives points without any limit, and is printed on no edition's list. */
export const LIMITLESS = { fire: -4 } as const

export const ROUNDS = 5

export interface Table {
  round: number
  master: number
  row: string[]
  group: [number, number]
  cut: number
  left: 1 | 2
  contenders: number[]
  pending: { group: [number, number]; wanters: number[] }[]
  cuts: [number, 1 | 2][]
  gone: (null | number | number[])[]
  chosen: (null | 1 | 2)[]
  bin: string[] | number
  kimonos: number
  sack: number
  collections: Record<string, number>[]
  owner: number | null
  waiting: Record<string, number>
  apprentice: number | null
}

export type Fullness = 'none' | 'safe' | 'full' | 'over'

export interface Column {
  sort: string
  count: number
  limit: number | null
  worth: number
  points: number
  state: Fullness
}

export interface Change extends Column {
  had: number
  change: number
}

/** What a group would be to one seat. */
export interface Brings {
  before: number
  points: number
  sorts: Change[]
  actions: Record<string, number>
  /** what of the points comes from the actions */
  acted: number
  unknown: boolean
  apprentice: boolean
}

export type Several = { single: false; master: number } | { single: true; enough: number; points: (number | null)[] }

export interface Group {
  span: [number, number]
  seats: (Brings | null)[]
  several: Several
}

export interface Part {
  points: (number | null)[]
  unknown: boolean
}

export interface Outcome {
  before: number
  points: number
  /** it leaves a further choice */
  asks: boolean
  /** at best, with all the actions that wait */
  best: number
  rest: number
  unknown: boolean
  open: boolean
  sorts: Change[]
}

export interface Branch {
  name: number[]
  span: [number, number]
  state: 'cut' | 'now' | 'later' | 'taken' | 'bin'
  seats: number[]
  parts: Branch[]
}

export interface Foretold {
  columns?: Column[][]
  path?: Branch
  /** of a split: after 1, 2, 3 … cards, left and right */
  cuts?: [Part, Part][]
  groups?: [Group, Group]
  moves?: Record<string, Outcome>
  account?: AccountLine[][]
}

export type Props = TableProps<Table, Foretold>
export type KimonoView = View<Table>
export type { StoryEvent }

export const binned = (table: Table): number => (typeof table.bin === 'number' ? table.bin : table.bin.length)

/** +3, ±0, −4 */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0')
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points))
export const tone = (points: number): 'good' | 'bad' | '' => (points > 0 ? 'good' : points < 0 ? 'bad' : '')
/** A coin of any value is of one colour. */
export const colourOf = (card: string): string => (card.startsWith('coin') ? 'coin' : card)
/** A column of each sort, and one of coins and fires where somebody may have some. */
export const isCurio = (column: Column): boolean => column.limit !== null
