/** What the server sends of this game: src/irodori/games/iroha/view.py and forecast.py. */
import type { Forecast, TableProps, View } from '../../table/game'
import type { Suit } from './art'

export interface Laid {
  seat: number
  card: string
}

export interface Table {
  deal: number
  dealer: number
  tricks: number
  trick: Laid[]
  trump: Suit | null
  /** "?" for what one does not see */
  hands: string[][]
  passed: string[][]
  /** the cards, or only how many where they lie face down */
  taken: (string[] | number)[]
  /** colours that a seat has shown not to hold; only where the table remembers for its players */
  void?: Suit[][]
  points: number[]
  lowest?: string[][]
}

export interface Pile {
  lows: Partial<Record<Suit, number>>
  cards: number
  /** of each colour how many lie beside its lowest, where the table remembers */
  more: Partial<Record<Suit, number>> | null
  worth: number
}

export interface Outcome {
  /** who takes the trick if nothing else changes it */
  seat: number
  card: string
  walks: boolean
  points: number | null
  after: Pile | null
  to_come: number
}

export interface Foretold extends Forecast {
  piles: (Pile | null)[]
  houses: number[]
  last: { cards: Laid[]; seat: number; card: string } | null
  /** for each finished deal and seat the sum of the lowest cards, and how many are taken off */
  deals: [number, number][][]
  /** the cards that each seat had taken in the last of them */
  scored: string[][]
  order?: number[]
  trick?: Outcome | null
  moves?: Record<string, Outcome & { stay: number }>
  colours?: Suit[]
  follow?: Suit[]
}

export type Props = TableProps<Table, Foretold>
export type TableView = View<Table>

export const TRICKS = 9
