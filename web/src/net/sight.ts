/** What a viewer of a table knows: the hello with every update taken in. Pure, and new objects for what has changed. */
import type { Claims, Clock, Forecast, Json, StoryEvent, View } from '../table/game'
import type { Asking, Clocks, Facts, Happened, Hello, Message, Update } from './messages'
import { applied } from './patch'

export interface Sight {
  facts: Facts
  you: number | null
  number: number
  view: View | null
  decision: string
  forecast: Forecast
  cards: Record<string, Json>
  /** The story as far as this page has seen it. */
  log: StoryEvent[]
  happened: Happened[]
  /** The story's events of the last message, for motion. */
  fresh: StoryEvent[]
  clocks: (Clocks & { at: number }) | null
  asking: Asking | null
  chosen: number[]
  here: number[]
}

const LONGEST = 2000

export function taken(sight: Sight | null, message: Message, now: number): Sight | null {
  if ('hello' in message) return greeted(sight, message, now)
  return sight && updated(sight, message, now)
}

function greeted(old: Sight | null, hello: Hello, now: number): Sight {
  const view = hello.view ?? null
  const story = view?.story ?? []
  const before = old && undos(old.decision) === undos(hello.decision ?? '') ? old.log : []
  const first = story[0]?.n ?? Infinity
  const events = hello.events ?? []
  const known = new Set(old?.happened.map((one) => one.n))
  return {
    facts: hello.hello,
    you: hello.you,
    number: hello.number,
    view,
    decision: hello.decision ?? '',
    forecast: hello.forecast ?? {},
    cards: hello.cards ?? old?.cards ?? {},
    log: merged(before.filter((event) => event.n < first), merged(events, story)),
    happened: [...(old?.happened ?? []), ...placed(hello.happened.filter((one) => !known.has(one.n)), story)].slice(-LONGEST),
    fresh: [],
    clocks: hello.clocks ? { ...hello.clocks, at: now } : null,
    asking: hello.asking,
    chosen: hello.chosen ?? [],
    here: old?.here ?? [],
  }
}

function updated(old: Sight, update: Update, now: number): Sight {
  if (update.here) return { ...old, here: update.here, fresh: [] }
  if (update.error || update.number === undefined) return old
  const next: Sight = { ...old, number: update.number, fresh: update.events ?? [] }
  if (update.decision !== undefined) next.decision = update.decision
  if (update.asking !== undefined) next.asking = update.asking
  if (update.chosen !== undefined) next.chosen = update.chosen ?? []
  else if (update.decision !== undefined) next.chosen = []
  if (update.clocks !== undefined) next.clocks = update.clocks && { ...update.clocks, at: now }
  if (update.happened) next.happened = [...old.happened, ...placed(update.happened, old.log)].slice(-LONGEST)
  if (update.chairs || update.status || update.secret)
    next.facts = {
      ...old.facts,
      chairs: update.chairs ?? old.facts.chairs,
      status: update.status ?? old.facts.status,
      secret: update.secret ?? old.facts.secret,
    }
  const rematch = update.happened?.find((one) => one.kind === 'rematch')
  if (rematch) next.facts = { ...next.facts, next: String(rematch['table']) }
  if (update.forecast) next.forecast = update.forecast
  if (!old.view) return next
  const back = update.back_to
  const kept = back === undefined ? old.log : old.log.filter((event) => event.n <= back)
  const events = update.events ?? []
  next.log = merged(kept, events)
  const story = back === undefined ? old.view.story : old.view.story.filter((event) => event.n <= back)
  next.view = {
    ...old.view,
    table: update.table ? applied(old.view.table, update.table) : old.view.table,
    story: [...story, ...events],
    moves: update.moves ?? (update.decision === undefined ? old.view.moves : []),
    actors: update.actors ?? old.view.actors,
    decision: update.asks === undefined ? old.view.decision : update.asks,
    scores: update.scores ?? old.view.scores,
    winners: update.winners ?? old.view.winners,
  }
  if (update.status === 'ended') next.view = { ...next.view, decision: null, actors: [], moves: [] }
  return next
}

/** Notes after which event of the story something was said or done. */
function placed(happened: readonly Happened[], story: readonly StoryEvent[]): Happened[] {
  const after = story.at(-1)?.n ?? 0
  return happened.map((one) => ({ ...one, after }))
}

/** Events in their order, each once. */
function merged(first: readonly StoryEvent[], second: readonly StoryEvent[]): StoryEvent[] {
  const last = first.at(-1)?.n ?? 0
  if (second.length === 0) return [...first]
  if ((second[0]?.n ?? 0) > last) return [...first, ...second]
  const known = new Map([...first, ...second].map((event) => [event.n, event]))
  return [...known.values()].sort((one, other) => one.n - other.n)
}

/** A decision's id is "events.undos". */
const undos = (decision: string): string => decision.split('.')[1] ?? ''

/** What somebody has said to choose in the decision that is open. */
export function claims(sight: Sight): Claims {
  const found: Claims = {}
  for (const one of sight.happened) {
    if (one.kind === 'claim' && one.seat !== null) found[one.seat] = String(one['text'])
    else if (one.kind === 'kept' || one.kind === 'not_kept' || one.kind === 'undone') delete found[one.seat ?? -1]
  }
  return sight.view?.decision ? found : {}
}

/** A seat's clock: what it had when the decision began, less what has passed since, by the server's time. */
export function clockOf(sight: Sight, seat: number): Clock | null {
  const clocks = sight.clocks
  const left = clocks?.left[seat]
  if (!clocks || left === undefined) return null
  return { left, at: clocks.since, runs: clocks.running.includes(seat) && !sight.chosen.includes(seat) }
}
