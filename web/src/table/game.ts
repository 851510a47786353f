/**
 * What the frame and a game agree on. The frame is the same for every game and knows no rule; a game draws its table
 * from what the server sends, and says which of the offered moves was chosen.
 *
 *   games/<key>/index.ts   `export default { Table, … } satisfies GameModule`   the table
 *   games/<key>/box.ts     `export default { Picture, … } satisfies Box`         the home's scroll, loaded without the table
 *   games/<key>/pad.ts     `export default { Pad, score } satisfies PadModule`   the score pad's part
 *
 * Around the table the frame draws a bar (menu, where the game stands, log, help), below it the turn line in words, on
 * wide screens the log and chat at the right, and what lies above all: dialogs, banners, the bubble of a refusal, the
 * final board. The table has the rest, draws the players itself (`SeatBadge` for name, clock, presence, turn) and does
 * not scroll: its root fills its parent (`block-size: 100%`), which is a size container named `table`
 * (`@container table (min-width: 900px)`), so that it looks right in review, learn and gallery too.
 *
 * The page's policy forbids inline styles: `style:left={…}` and CSS classes work, a written style="…" does not.
 * What can be touched is a <button>; a move's button carries `data-move={move}` and an accessible name that says the move
 * in words. When it arms first, the button that commits carries `data-commit`, and an armed one `aria-pressed="true"`.
 */
import type { Component } from 'svelte'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Argument = string | number
/** A message of the .ftl files, the game's own among them; `KEY.about` is its attribute. */
export type Say = (key: string, args?: Record<string, Argument>) => string

export interface StoryEvent {
  n: number
  kind: string
  seat: number | null
  [more: string]: Json
}

/** The server's view, verbatim. */
export interface View<T = Json> {
  game: string
  players: number
  edition: string
  options: Record<string, boolean>
  /** null for a spectator, "all" in a review with open cards */
  seat: number | 'all' | null
  actors: number[]
  /** null once the game is over */
  decision: string | null
  moves: string[]
  scores: number[]
  winners: number[]
  story: StoryEvent[]
  table: T
}

/** The edition's card table, as records hold it. */
export type Edition = { key: string; cards: Record<string, Json> }

export interface Seat {
  seat: number
  name: string
  /** the level of the bot that plays here now, or null */
  bot: string | null
  /** whether somebody is connected; always true for bots */
  here: boolean
  /** a person who gave up */
  resigned: boolean
  score: number
  /** asked to choose now (in a secret decision all who are asked) */
  turn: boolean
  /** has chosen in secret, where the table shows that */
  chosen: boolean
  winner: boolean
  /** seconds left, null without a clock; counts down by itself in SeatBadge */
  clock: Clock | null
}

export interface Clock {
  /** milliseconds left when `at` was now */
  left: number
  at: number
  runs: boolean
}

/** An account's line: they sum to the seat's score. */
export interface AccountLine {
  key: string
  args: Record<string, Argument>
  points: number
}

/** What the server sends as `forecast`; a game adds its own parts. */
export interface Forecast {
  account?: AccountLine[][]
}

/** What somebody says to have chosen in a secret decision: cheap talk, seat -> move. */
export type Claims = Record<number, string>

export interface TableProps<T = Json, F = Forecast> {
  view: View<T>
  forecast: F
  edition: Edition
  /** by number: seats[view.seat] is mine */
  seats: Seat[]
  /** the seat looked from; null for a spectator, who sees the table from seat 0 */
  me: number | null
  /** what I may do now, [] if nothing */
  moves: string[]
  /** my secret choice that has been sent and not yet revealed */
  chosen: string | null
  claims: Claims
  /** events since the last render, for motion; empty when motion is off, was skipped, or in a still picture */
  fresh: StoryEvent[]
  /** sends; the game has already had it confirmed (armed, then the red button or a second tap) */
  play(move: string): void
  /** somebody touched what cannot be done: the frame asks the server why, and shows the bubble with the rule */
  why(move: string): void
  /** opens the rule of this number ("K6") */
  rule(number: string): void
  takeBack(): void
  claim(move: string): void
  say: Say
  who(seat: number): string
  /** false in review, learn and gallery: nothing can be sent, the same component */
  live: boolean
}

export interface GameModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own table and forecast
  Table: Component<TableProps<any, any>>
  /** an event as a sentence without its subject, "" where it goes without saying */
  told(event: StoryEvent, say: Say, who: (seat: number) => string): string
  /** an offered move in words, for buttons, readers and claims */
  move(view: View, move: string, say: Say): string
  /** the turn line's right half: where the game stands ("Round 2 of 4") */
  where(view: View, say: Say): string
  /** the sound an event makes */
  sound?(event: StoryEvent): 'paper' | 'wood' | 'blade' | 'bell' | null
  /** the keys of the keyboard that the table understands, for the help: [key, message key] */
  keys?: [string, string][]
}

export interface Box {
  /** the drawing in the home's hanging scroll, 240 x 480, sliced */
  Picture: Component
  /** the game's name as it stands on its box, for the scroll's slip */
  title: string
  /** the colour of the cloth on which the scroll is mounted */
  mount: string
}
