/**
 * A first game of about three minutes: a scripted record, with a comment at each decision.
 *
 * `games/<key>/lesson.json` in the game's Python folder holds the script; the build plays it through the engine and writes
 * what the learner's seat sees at each line, so that a lesson needs no server. The script is this document:
 *   { "seat": 0, "record": {…}, "comments": [Comment, …] }
 * or, in place of a whole record, "players", "options", "names", "decks" and "moves" as records have them.
 * The record need not reach the end of the game. Every line of the learner's seat has a comment with its `move` at the line
 * before it; the other seats' lines play by themselves up to the next comment.
 */
import type { Forecast, StoryEvent, View } from '../table/game'

/** What is said when `at` lines of the record have been played. */
export interface Comment {
  at: number
  /** A message of the game's .ftl files. */
  say: string
  /** The part of the table that is meant: the value of a `data-part` there. */
  part?: string
  /** What the learner should now do; without it the lesson goes on by a button. */
  move?: string
}

export interface Frame {
  view: View
  forecast: Forecast
  /** What has happened since the last frame. */
  events: StoryEvent[]
}

export interface Lesson {
  game: string
  seat: number
  names: string[]
  /** The edition's card table. */
  cards: Record<string, unknown>
  /** frames[n]: after n lines. */
  frames: Frame[]
  comments: Comment[]
}
