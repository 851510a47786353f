/**
 * What the score pad's frame and a game agree on.
 *
 * The frame holds the game's edition, names, rounds, undo, history, export and import. A game fills and counts one
 * sheet at a time: what lies before each player at the end of a round, as plain JSON.
 *
 * A game gives two things:
 *   games/<key>/score.ts  `export const score: Score<Sheet, Cards>`, without imports but types, since a test runs it as
 *                         it stands and compares it with the engine
 *   games/<key>/pad.ts    `export default { Pad, score } satisfies PadModule`
 */
import type { Component } from 'svelte'


/** What is fixed before the first card: `table` is the edition's card table, as records hold it. */
export interface Setting<Cards = unknown> {
  readonly players: number
  readonly options: Readonly<Record<string, boolean>>
  readonly table: Cards
}

export type Argument = string | number

/** A line of an account: a message of the game's .ftl files. Arguments named as in refusals (`meld`, `sort`, `card`,
 *  `colours` …) are keys, and are shown by their names. */
export interface Line {
  key: string
  args: Record<string, Argument>
  points: number
}

export interface Count {
  /** The sum of the lines. */
  points: number
  /** Between equal points the greater one wins; equal again is shared. */
  tie: number
  lines: Line[]
}

/** Why a sheet cannot be as it stands, yet: a message of the game's .ftl files. `seat` where it is about one player. */
export interface Doubt {
  key: string
  args: Record<string, Argument>
  seat?: number
}

export interface Score<Sheet = unknown, Cards = unknown> {
  /** How many sheets a whole game has: its deals, if it is scored deal by deal. */
  rounds(setting: Setting<Cards>): number
  /** A sheet on which nothing has been entered. */
  blank(setting: Setting<Cards>): Sheet
  /** The points of each seat. Counts what is there, also while the sheet is not complete. */
  count(setting: Setting<Cards>, sheet: Sheet): Count[]
  /** What is still missing or cannot be; empty when the sheet is complete. */
  doubts(setting: Setting<Cards>, sheet: Sheet): Doubt[]
  /** A sheet from a file: checked in every part, null when it is none. */
  read(setting: Setting<Cards>, found: unknown): Sheet | null
}

export type Say = (key: string, args?: Record<string, Argument>) => string

/** The form of one sheet. It draws all players' entries; the frame draws points, lines and doubts below. */
export interface PadProps<Sheet = unknown, Cards = unknown> {
  setting: Setting<Cards>
  names: readonly string[]
  sheet: Sheet
  counts: readonly Count[]
  /** The changed sheet, a new object: the frame keeps the old one for undo. */
  change(sheet: Sheet): void
  say: Say
}

export interface PadModule {
  // each game has its own sheet and card table
  Pad: Component<PadProps<any, any>>
  score: Score<any, any>
}
