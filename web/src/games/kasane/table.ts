/** What the server sends of this game, and what the pictures need to know of it. */
import type { Forecast, Say, View } from '../../table/game'

/** "1" to "9", or "+". */
export type CardName = string

export interface Box {
  cards: number
  /** of the first marble, the second … */
  points: number[]
  marbles: number
}

export interface Laid {
  round: number
  starter: number
  rows: CardName[][]
  /** how many, where memory is everyone's own */
  pile: CardName[] | number
  discards: CardName[] | number
  hands: (CardName[] | number)[]
  robes: CardName[][]
  melds: Record<string, Box[]>
  points: number[]
}

export interface RobeFacts {
  cards: number
  colours: number
  /** what the colours bring once the robe lacks no card any more */
  worth: number
  short: number
  bonus: number
}

export interface Meld {
  move: string
  meld: string
  cards: number
  top: boolean
  points: number
  sequence: CardName[]
  /** what stays */
  hand: CardName[]
  score: number
  robe: RobeFacts
}

export interface Take {
  card: CardName
  points: number
  score: number
  robe: RobeFacts
  melds: Meld[]
}

export interface Foretold extends Forecast {
  robes: RobeFacts[]
  /** what 0, 1, 2 … colours bring */
  bonuses?: number[]
  turn?: number
  turns?: number
  order?: number[]
  /** whose moves these are */
  seat?: number | null
  takes?: Record<string, Take>
  melds?: Meld[]
}

export type KasaneView = View<Laid>

export const FULL = 12
export const MELDS = ['kasane', 'juu', 'sakura', 'chidori', 'asanoha', 'kagen', 'jougen', 'kachou', 'setsugetsu'] as const

/** For readers of Latin letters: the first glance at a board. */
export const SEAL: Readonly<Record<string, string>> = {
  kasane: '襲', juu: '拾', sakura: '桜', chidori: '鳥', asanoha: '麻', kagen: '下', jougen: '上', kachou: '花', setsugetsu: '雪',
}
export const KANJI_NAME: Readonly<Record<string, string>> = {
  kasane: '襲ね', juu: '拾', sakura: '桜散らし', chidori: '千鳥', asanoha: '麻ノ葉', kagen: '下弦ノ月', jougen: '上弦ノ月',
  kachou: '花鳥風月', setsugetsu: '雪月風花',
}
/** A meld's condition without words, where there is little room. */
export const SIGN: Readonly<Record<string, string>> = {
  kasane: 'n = n', juu: 'Σ 10', sakura: '1 2 6', chidori: '3 8 9', asanoha: '4 5 7', kagen: '1–5 ⇅', jougen: '5–9 ⇅',
  kachou: '1 3 5 7 9', setsugetsu: '2 4 6 8',
}

export const isLatin = (text: string): boolean => /[a-z]/i.test(text)
export const meldName = (key: string, say: Say): string => say(`kasane-meld-${key}`)
/** "Kagen no Tsuki" where there is little room. */
export const shortName = (key: string, say: Say): string => meldName(key, say).split(' ')[0] ?? key
export const shown = (card: CardName): string => (card === '+' ? '+1' : card)
export const named = (card: CardName, say: Say): string => say(card === '+' ? 'kasane-card-plus' : `kasane-card-${card}`)
export const sequence = (cards: readonly CardName[]): string => cards.map(shown).join('-')
export const count = (cards: readonly CardName[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0)
/** The cards that a meld takes from the hand. */
export const fromHand = (meld: Meld): CardName[] => (meld.top ? meld.sequence.slice(1) : meld.sequence)

export interface Slot {
  cards: number
  points: number
  full: boolean
}

/** Every place for a marble, as it is drawn. */
export const slots = (boxes: readonly Box[]): Slot[] =>
  boxes.flatMap((box) => box.points.map((points, n) => ({ cards: box.cards, points, full: n < box.marbles })))

/** Which slots these melds would fill: the next free one of each number. */
export function open(boxes: readonly Slot[], melds: readonly Meld[], key: string): Set<number> {
  const wanted = new Set(melds.filter((meld) => meld.meld === key).map((meld) => meld.cards))
  return new Set([...wanted].map((cards) => boxes.findIndex((slot) => slot.cards === cards && !slot.full)))
}
