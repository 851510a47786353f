/** The story and the moves in words. */
import type { Say, StoryEvent, View } from '../../table/game'
import { ROUNDS, type Table } from './table'

type Who = (seat: number) => string

const card = (name: string, say: Say): string => say(`kimono-card-${name}`)
const inOrder = (cards: string[], say: Say): string => cards.map((name) => card(name, say)).join(say('list-comma'))
const names = (seats: number[], say: Say, who: Who): string => seats.map(who).join(say('list-comma')) || say('kimono-table-nobody')

/** Cards of one name together, in the order in which they lie. */
export function counted(cards: string[], say: Say): string {
  const found = [...new Set(cards)].map((name) => {
    const count = cards.filter((one) => one === name).length
    return count === 1 ? card(name, say) : `${count} × ${card(name, say)}`
  })
  return found.join(say('list-comma')) || '.'
}

export function told(event: StoryEvent, say: Say, who: Who): string {
  const cards = (event['cards'] ?? []) as string[]
  const seats = (event['seats'] ?? []) as number[]
  switch (event.kind) {
    case 'round':
      return say('kimono-told-round', { round: event['round'] as number, cards: inOrder(event['row'] as string[], say) })
    case 'split': {
      const [first, second] = event['groups'] as [string[], string[]]
      return say('kimono-told-split', { first: inOrder(first, say), second: inOrder(second, say) })
    }
    case 'apprentice':
      return say('kimono-told-apprentice', { group: event['group'] as number, place: event['place'] as number })
    case 'want': {
      const wants = event['wants'] as (number | null)[]
      const of = (group: number): string => names(wants.flatMap((want, seat) => (want === group ? [seat] : [])), say, who)
      return say('kimono-told-want', { first: of(1), second: of(2) })
    }
    case 'bin':
      return say('kimono-told-bin', { cards: counted(cards, say) })
    case 'gain':
      return say('kimono-told-gain', { cards: counted(cards, say) })
    case 'takes_bin':
      return cards.length ? say('kimono-told-takes-bin', { cards: counted(cards, say) }) : ''
    case 'kimono':
      return say('kimono-told-kimono', { names: names(seats, say, who) })
    case 'no_kimono':
      return say('kimono-told-no-kimono', { names: names(seats, say, who), left: event['left'] as number })
    case 'resolve':
      return say('kimono-told-resolve', { action: card(event['action'] as string, say) })
    case 'draw':
      return event['card'] ? say('kimono-told-draw', { card: card(event['card'] as string, say) }) : say('kimono-told-draw-nothing')
    case 'break': {
      const sorts = event['sorts'] as string[]
      return sorts.length ? say('kimono-told-break', { cards: counted(sorts, say) }) : say('kimono-told-break-nothing')
    }
    case 'copy':
      return event['sort'] ? say('kimono-told-copy', { sort: card(event['sort'] as string, say) }) : say('kimono-told-copy-nothing')
    default:
      return ''
  }
}

export function move(_: View, text: string, say: Say): string {
  const [kind = '', first = '', second = ''] = text.split(' ')
  switch (kind) {
    case 'split':
      return say('kimono-move-split', { cards: Number(first), group: Number(second) })
    case 'apprentice':
      return say('kimono-move-apprentice', { group: Number(first), place: Number(second) })
    case 'want':
      return say('kimono-move-want', { group: Number(first) })
    case 'resolve':
      return say('kimono-move-resolve', { action: card(first, say) })
    case 'break':
      return say('kimono-move-break', { first: card(first, say), second: card(second, say) })
    case 'copy':
      return say('kimono-move-copy', { sort: card(first, say) })
    default:
      return text
  }
}

export const where = (view: View, say: Say): string => say('kimono-page-where', { round: (view.table as unknown as Table).round, rounds: ROUNDS })

export function sound(event: StoryEvent): 'paper' | 'wood' | 'blade' | 'bell' | null {
  switch (event.kind) {
    case 'split':
      return 'blade'
    case 'want': case 'apprentice': case 'break':
      return 'wood'
    case 'round': case 'gain': case 'bin': case 'kimono': case 'draw': case 'copy':
      return 'paper'
    case 'end':
      return 'bell'
    default:
      return null
  }
}
