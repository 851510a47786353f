/** The line above the hand: what may be done now, or what the armed card would bring; else how the trick stands. */
import type { Say } from '../../table/game'
import type { Foretold, TableView } from './table'
import { listed, marked, outlook, signed, told } from './words'

interface Asked {
  view: TableView
  forecast: Foretold
  me: number | null
  armed: string | null
  offered: string[]
  passed: string[]
  followers: number[]
  say: Say
  who(seat: number): string
}

export function guidance(asked: Asked): { text: string; news: string } {
  return { text: asked.view.decision === 'pass' ? pass(asked) : play(asked), news: news(asked) }
}

function pass({ view, forecast, me, armed, offered, passed, say, who }: Asked): string {
  if (me === null) return say('iroha-page-passing')
  const to = { who: who((me + 1) % view.players) }
  if (armed) {
    const { stay } = forecast.moves?.[`pass ${armed}`] ?? { stay: 0 }
    return say('iroha-page-stay', { suit: marked(armed.charAt(0)), stay })
  }
  if (!offered.length) return say('iroha-page-passed', { ...to, cards: listed(passed.map(marked), say) })
  return say(passed.length ? 'iroha-page-choose-one' : 'iroha-page-choose-two', to)
}

function play({ view, forecast, me, armed, offered, followers, say, who }: Asked): string {
  const { trick } = view.table
  if (me !== null && offered.length) {
    const outcome = armed && forecast.moves?.[`play ${armed}`]
    if (armed && outcome) return outlook(armed, outcome, me, followers, !trick.length, say, who)
    if (!trick.length) return say('iroha-page-lead')
    const follow = forecast.follow ?? []
    const suits = listed((follow.length ? follow : (forecast.colours ?? [])).map(marked), say)
    if (!follow.length) return say('iroha-page-void', { suits })
    return say(follow.length === 1 ? 'iroha-page-follow-one' : 'iroha-page-follow-many', { suits })
  }
  const holds = forecast.trick
  if (!holds) return forecast.last ? say('iroha-page-leads', { who: who(view.actors[0] ?? 0) }) : ''
  const points = holds.points === null ? '' : ` ${say('iroha-page-brings', { who: who(holds.seat), points: signed(holds.points) })}`
  return say('iroha-page-so-far', { who: who(holds.seat), card: marked(holds.card) }) + points
}

/** The last thing that happened. */
function news({ view, say, who }: Asked): string {
  const event = view.story.findLast(({ kind }) => kind !== 'score' && kind !== 'end')
  if (!event || event.seat === null) return ''
  const name = { who: who(event.seat) }
  switch (event.kind) {
    case 'play': {
      const card = event['card'] as string
      const laid = view.table.trick
      const at = laid.findIndex((one) => one.card === card)
      const before = new Set(laid.slice(0, Math.max(0, at)).map((one) => one.card.charAt(0)))
      if (at > 0 && !before.has(card.charAt(0))) return say('iroha-page-news-trump', { ...name, card: marked(card), suits: listed([...before].map(marked), say) })
      return say(at === 0 ? 'iroha-page-news-led' : 'iroha-page-news-followed', { ...name, card: marked(card) })
    }
    case 'trick':
      return say('iroha-page-news-trick', { ...name, card: marked(event['card'] as string), trick: event['trick'] as number })
    case 'deal':
      return say('iroha-page-news-deal', { ...name, aside: view.players })
    case 'pass':
      return received(view, say, who)
    default:
      return told(event, say)
  }
}

function received(view: TableView, say: Say, who: (seat: number) => string): string {
  const came = view.story.findLast((event) => event.kind === 'pass' && event['to'] === view.seat)
  if (!came || came.seat === null) return say('iroha-page-news-passed')
  const cards = (came['cards'] as string[]).map((card) => (card === '?' ? card : marked(card)))
  return say('iroha-page-news-received', { who: who(came.seat), cards: listed(cards, say) })
}

