/** Moves, events and things on the table in words. */
import type { Say, StoryEvent } from '../../table/game'
import { MELDS, count, fromHand, meldName, named, sequence, shortName, shown, slots, type CardName, type Foretold, type KasaneView, type Meld, type Take } from './table'

type Who = (seat: number) => string
const list = (say: Say, parts: string[]): string => parts.join(say('list-comma'))

/** An offered move: with the card that is taken, or the sequence that is laid and its points. */
export function move(view: KasaneView, text: string, say: Say): string {
  const [verb, first, number, top] = text.split(' ')
  if (verb === 'take') {
    const card = view.table.rows[Number(first) - 1]?.at(-1)
    const take = say('kasane-move-take', { row: Number(first) })
    return card ? `${take}: ${named(card, say)}` : take
  }
  if (verb !== 'meld' || !first) return say('kasane-move-pass')
  const cards = Number(number)
  const words = say(top ? 'kasane-move-meld-top' : 'kasane-move-meld', { meld: meldName(first, say), cards })
  const seat = typeof view.seat === 'number' ? view.seat : view.actors[0]
  const hand = seat === undefined ? 0 : view.table.hands[seat]
  if (seat === undefined || !Array.isArray(hand)) return words
  const robe = view.table.robes[seat] ?? []
  const laid = [...(top ? robe.slice(-1) : []), ...hand.slice(-(cards - (top ? 1 : 0)))]
  const box = view.table.melds[first]?.find((one) => one.cards === cards)
  return `${words}: ${sequence(laid)} (+${box?.points[box.marbles] ?? 0})`
}

export function told(event: StoryEvent, say: Say): string {
  switch (event.kind) {
    case 'deal':
      return say('kasane-told-deal', { round: Number(event['round']) })
    case 'take':
      return say('kasane-told-take', { row: Number(event['row']), card: named(String(event['card']), say) })
    case 'meld': {
      const cards = sequence(event['sequence'] as CardName[])
      return say('kasane-told-meld', { meld: meldName(String(event['meld']), say), sequence: cards, points: Number(event['points']) })
    }
    case 'pass':
      return say('kasane-told-pass')
    case 'left':
      return say('kasane-told-left', { round: Number(event['round']), cards: list(say, (event['cards'] as CardName[]).map(shown)) })
    case 'bonus':
      if (!event['colours'] && !event['full_robe']) return ''
      return say('kasane-told-bonus', { colours: Number(event['colours']), full: Number(event['full_robe']) })
    default:
      return ''
  }
}

/** The last turns of the story in a line. */
export function news(view: KasaneView, say: Say, who: Who): string[] {
  const turns: { seat: number; card: CardName; meld: StoryEvent | null }[] = []
  for (const event of view.story) {
    if (event.kind === 'deal') turns.length = 0
    if (event.kind === 'take') turns.push({ seat: event.seat ?? 0, card: String(event['card']), meld: null })
    const last = turns.at(-1)
    if (event.kind === 'meld' && last?.seat === event.seat) last.meld = event
  }
  return turns.slice(-2).map(({ seat, card, meld }) =>
    meld
      ? say('kasane-page-news-meld', {
          who: who(seat), card: shown(card), meld: shortName(String(meld['meld']), say),
          sequence: sequence(meld['sequence'] as CardName[]), points: Number(meld['points']),
        })
      : say('kasane-page-news-take', { who: who(seat), card: shown(card) }),
  )
}

export function robe(cards: readonly CardName[], name: string, say: Say): string {
  if (cards.length === 0) return say('kasane-page-robe-empty', { who: name })
  return say('kasane-page-robe-label', { who: name, count: cards.length, cards: list(say, cards.map(shown)) })
}

export function row(cards: readonly CardName[], number: number, say: Say): string {
  const top = cards.at(-1)
  if (!top) return say('kasane-page-row-empty', { row: number })
  const below = list(say, cards.slice(0, -1).reverse().map(shown))
  return say('kasane-page-row-label', { row: number, card: named(top, say), under: cards.length - 1, below })
}

export function board(view: KasaneView, key: string, say: Say): string {
  const free = slots(view.table.melds[key] ?? []).filter((slot) => !slot.full)
  const boxes = list(say, free.map((slot) => say('kasane-page-box', { cards: slot.cards, points: slot.points })))
  return say('kasane-page-meld-label', { meld: meldName(key, say), about: say(`kasane-meld-${key}.about`), count: free.length, boxes })
}

/** What a meld leaves, in short. */
export function after(meld: Meld, say: Say): string {
  const stays = say('kasane-page-stays', { count: meld.hand.length })
  return meld.top ? `${say('kasane-page-borrowed', { card: shown(meld.sequence[0] ?? '') })} · ${stays}` : stays
}

export function outcome(view: KasaneView, text: string, found: { take?: Take | undefined; meld?: Meld | undefined }, say: Say): string {
  const parts = [move(view, text, say)]
  const best = found.take?.melds[0]
  if (best) parts.push(say('kasane-page-then-meld', { meld: meldName(best.meld, say), points: best.points }))
  if (found.take?.points) parts.push(say('kasane-page-at-once', { points: found.take.points }))
  if (found.meld) parts.push(after(found.meld, say), say('kasane-page-then-score', { points: found.meld.score }))
  return parts.join('. ')
}

/** What is tried on now. */
export interface Tried {
  move: string
  card: CardName | null
  points: number
  score: number
  coming: CardName[]
  robe: Foretold['robes'][number] | null
  /** how many cards at the top of the hand go into the meld */
  run: number
  melds: Meld[]
}

export function tried(forecast: Foretold, armed: string | null, robeNow: Foretold['robes'][number] | null): Tried | null {
  if (!armed) return null
  const meld = forecast.melds?.find((one) => one.move === armed)
  if (meld) {
    const coming = fromHand(meld)
    return { move: armed, card: null, points: meld.points, score: meld.score, coming, robe: meld.robe, run: coming.length, melds: [meld] }
  }
  const take = forecast.takes?.[armed]
  if (!take) return null
  const plum = take.card === '+'
  return {
    move: armed, card: take.card, points: take.points, score: take.score, coming: plum ? [take.card] : [],
    robe: plum ? take.robe : robeNow, run: 0, melds: take.melds,
  }
}

export const allMelds = (forecast: Foretold): Meld[] => forecast.melds ?? Object.values(forecast.takes ?? {}).flatMap((take) => take.melds)
export const handSize = (view: KasaneView, seat: number): number => count(view.table.hands[seat])
export const keys = MELDS
