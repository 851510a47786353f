/** Iroha in words. Names of colours and cards stand marked in a sentence, so that it can be shown in their colours. */
import type { Say, StoryEvent, View } from '../../table/game'
import type { Outcome, TableView } from './table'
import { TRICKS } from './table'

const MARK = '\u0001'

/** A colour ("F") or a card ("F7"), to be put into a sentence. */
export const marked = (thing: string): string => MARK + thing + MARK
/** Every second part is a colour or a card. */
export const parts = (sentence: string): string[] => sentence.split(MARK)
export const nameOf = (thing: string, say: Say): string => say(thing.length > 1 ? `iroha-card-${thing}` : `iroha-suit-${thing}`)
export const plain = (sentence: string, say: Say): string =>
  parts(sentence)
    .map((part, i) => (i % 2 ? nameOf(part, say) : part))
    .join('')

/** 3, −2, 0. */
export const figure = (points: number): string => String(points).replace('-', '−')
/** +3, −2, 0. */
export const signed = (points: number): string => (points > 0 ? '+' : '') + figure(points)

export const listed = (names: readonly string[], say: Say): string => names.join(say('list-comma'))

/** What a card would bring about. `followers`: who has yet to play after it. */
export function outlook(card: string, outcome: Outcome, me: number, followers: readonly number[], opens: boolean, say: Say, who: (seat: number) => string): string {
  const args = { card: marked(card), who: who(outcome.seat), names: listed(followers.map(who), say) }
  if (outcome.seat !== me) return say('iroha-page-leaves', args)
  if (opens) return say('iroha-page-opens', args)
  if (followers.length === 0) return say('iroha-page-wins', args)
  return say(outcome.walks ? 'iroha-page-walks' : 'iroha-page-holding', args)
}

export function told(event: StoryEvent, say: Say): string {
  const card = typeof event['card'] === 'string' ? event['card'] : ''
  const number = (name: string): number => event[name] as number
  switch (event.kind) {
    case 'deal':
      return say('iroha-told-deal', { deal: number('deal') })
    case 'pass': {
      const cards = event['cards'] as string[]
      if (cards.includes('?')) return say('iroha-told-pass-hidden')
      return say('iroha-told-pass', { cards: listed(cards.map((one) => nameOf(one, say)), say) })
    }
    case 'play':
      return say(card[0] === event['trump'] ? 'iroha-told-trump' : 'iroha-told-play', { card: nameOf(card, say) })
    case 'trick':
      return say('iroha-told-trick', { trick: number('trick'), card: nameOf(card, say) })
    case 'score':
      return say('iroha-told-score', { points: signed(number('points')), deal: number('deal') })
    case 'star':
    case 'dark':
      return say(`iroha-told-${event.kind}`)
    default:
      return ''
  }
}

export function move(_: View, text: string, say: Say): string {
  const [verb, card] = text.split(' ')
  return say(`iroha-move-${verb}`, card ? { card: nameOf(card, say) } : {})
}

export function where(view: View, say: Say): string {
  const { table, players } = view as unknown as TableView
  const deals = { deal: table.deal, deals: players }
  if (view.decision === 'pass') return say('iroha-page-where-pass', deals)
  if (view.decision === 'play') return say('iroha-page-where-play', { ...deals, trick: table.tricks + 1, tricks: TRICKS })
  return say('iroha-page-where-over', deals)
}

export function sound(event: StoryEvent): 'paper' | 'wood' | 'bell' | null {
  if (event.kind === 'star') return 'bell'
  if (event.kind === 'trick') return 'wood'
  return event.kind === 'end' || event.kind === 'score' ? null : 'paper'
}
