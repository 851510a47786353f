import type { Json } from '../table/game'

/** The record that was opened last, while this page is open: it stays with whoever brought it. */
class Opened {
  record = $state.raw<Json | null>(null)
}

export const opened = new Opened()
