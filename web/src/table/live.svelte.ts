/** A table that one looks at: the line to the server, what is known, and what can be asked for. */
import { nonce } from '../net/api'
import { Line, type State } from '../net/line'
import type { Happened, Message, Refusal, Update, Why } from '../net/messages'
import { claims, clockOf, taken, type Sight } from '../net/sight'
import { botName } from '../words.svelte'
import type { Forecast, Json, Seat, StoryEvent, View } from './game'

/** A moment that this page has seen, to look back at from the log. */
interface Moment {
  until: number
  view: View
  forecast: Forecast
}

const MOST_MOMENTS = 600

export class Live {
  sight = $state.raw<Sight | null>(null)
  state = $state<State>('opening')
  /** The move that is on its way, or the secret choice that has been sent. */
  chosen = $state<{ decision: string; move: string; sure: boolean } | null>(null)
  /** Why the last thing was refused. */
  refused = $state.raw<Refusal | null>(null)
  hint = $state.raw<Json>(null)
  #moments: Moment[] = []
  #line: Line
  #ears: ((fresh: readonly StoryEvent[], happened: readonly Happened[]) => void)[] = []

  constructor(readonly id: string, watch: string | null) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = watch === null ? '' : `&seat=${watch}`
    this.#line = new Line((since) => `${scheme}://${location.host}/api/tables/${id}/socket?since=${since}&forecast=1${seat}`, {
      heard: (message) => this.#heard(message),
      changed: (state) => (this.state = state),
      since: () => this.sight?.number ?? 0,
    })
  }

  onNews(ear: (fresh: readonly StoryEvent[], happened: readonly Happened[]) => void): void {
    this.#ears.push(ear)
  }

  /** A guest who has got a name is somebody else to the server: the line must be opened as that one. */
  again(): void {
    this.#line.again()
  }

  close(): void {
    this.#line.close()
  }

  #heard(message: Message): void {
    const before = this.sight
    const after = taken(before, message, Date.now())
    if (!after || after === before) return
    this.sight = after
    if (this.chosen && this.chosen.decision !== after.decision) this.chosen = null
    if (after.decision !== before?.decision) this.hint = null
    if (after.view) {
      const until = after.log.at(-1)?.n ?? 0
      while ((this.#moments.at(-1)?.until ?? -1) >= until) this.#moments.pop()
      this.#moments.push({ until, view: after.view, forecast: after.forecast })
      if (this.#moments.length > MOST_MOMENTS) this.#moments.shift()
    }
    const known = before?.happened.at(-1)?.n ?? Infinity
    const news = after.happened.filter((one) => one.n > known)
    if (before && (after.fresh.length > 0 || news.length > 0)) for (const ear of this.#ears) ear(after.fresh, news)
    if ('hello' in message && !before && after.facts.status === 'open' && after.you !== null && !after.facts.chairs[after.you]?.nonce) {
      void this.#line.send('nonce', { nonce: nonce() })
    }
  }

  /** The first moment after an event, if this page has seen it. */
  moment(n: number): Moment | null {
    return this.#moments.find((moment) => moment.until >= n) ?? null
  }

  // ---- what can be asked for

  async #ask(what: string, more: Record<string, unknown> = {}): Promise<Update> {
    this.refused = null
    const answer = await this.#line.send(what, more)
    if (answer.error && answer.error.code !== 'stale') this.refused = answer.error
    return answer
  }

  async play(move: string): Promise<void> {
    const sight = this.sight
    if (!sight || this.chosen) return
    const { decision } = sight
    this.chosen = { decision, move, sure: false }
    const answer = await this.#ask('move', { text: move, decision })
    if (this.chosen?.decision !== decision) return // by now the next one has been chosen
    if (answer.error || (this.sight?.view?.moves.length ?? 0) > 0) this.chosen = null
    else if (this.chosen) this.chosen = { ...this.chosen, sure: true }
  }

  async takeBack(): Promise<void> {
    const decision = this.sight?.decision
    const answer = await this.#ask('take_back', { decision })
    if (!answer.error) this.chosen = null
  }

  async why(move: string): Promise<Why | null> {
    const answer = await this.#line.send('why', { text: move })
    return answer.why ?? null
  }

  async askHint(): Promise<void> {
    const answer = await this.#ask('hint')
    this.hint = answer.hint ?? null
  }

  claim = (move: string) => this.#ask('claim', { text: move, decision: this.sight?.decision })
  chat = (text: string) => this.#ask('chat', { text })
  undo = () => this.#ask('undo')
  end = () => this.#ask('end')
  agree = (what: string) => this.#ask('agree', { what })
  refuse = (what: string) => this.#ask('refuse', { what })
  resign = () => this.#ask('resign')
  takeOver = (seat: number) => this.#ask('take_over', { seat })
  handBack = () => this.#ask('hand_back')

  // ---- what is shown

  get seats(): Seat[] {
    const sight = this.sight
    if (!sight) return []
    return sight.facts.chairs.map((chair, seat) => ({
      seat,
      name: chair ? (chair.person ? chair.name : botName(seat)) : '',
      bot: chair?.bot ?? null,
      here: !chair || chair.bot !== null || sight.here.includes(seat),
      resigned: chair?.resigned ?? false,
      score: sight.view?.scores[seat] ?? 0,
      turn: sight.view?.actors.includes(seat) ?? false,
      chosen: sight.chosen.includes(seat),
      winner: sight.view?.winners.includes(seat) ?? false,
      clock: clockOf(sight, seat),
    }))
  }

  get claims() {
    return this.sight ? claims(this.sight) : {}
  }
}
