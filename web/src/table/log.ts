import type { Happened } from '../net/messages'
import type { GameModule, Say, StoryEvent } from './game'

export interface LogLine {
  key: string
  /** The number of the story's event, 0 for what happened beside the game. */
  n: number
  who: string
  text: string
  talk: boolean
  /** Who said it, for what was written by hand. */
  said?: { seat: number; text: string }
}

/** The story and the talk as sentences. Talk of a running game stands after the story that was known when it came. */
export function lines(
  module: GameModule | null,
  log: readonly StoryEvent[],
  happened: readonly Happened[],
  t: Say,
  who: (seat: number) => string,
  move: (text: string) => string,
): LogLine[] {
  const found: LogLine[] = []
  const rest = [...happened]
  const talk = (until: number) => {
    while (rest[0] && Number(rest[0]['after'] ?? 0) < until) {
      const one = rest.shift() as Happened
      const line = beside(one, t, who, move)
      if (line) found.push({ key: `h${one.n}`, n: 0, ...line })
    }
  }
  for (const event of log) {
    talk(event.n)
    const text = module ? module.told(event, t, who) : plain(event)
    if (text) found.push({ key: `e${event.n}`, n: event.n, who: event.seat === null ? '' : who(event.seat), text, talk: false })
  }
  talk(Infinity)
  return found
}

/** An event of a game that has no words for the page. */
function plain(event: StoryEvent): string {
  const { n: _, kind, seat: __, ...more } = event
  return [kind, ...Object.values(more).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))].join(' ')
}

const SAID = new Set(['undo_asked', 'end_asked', 'agreed', 'refused', 'undone', 'taken_over', 'handed_back', 'resigned', 'timed_out', 'kept', 'not_kept'])

function beside(
  one: Happened,
  t: Say,
  who: (seat: number) => string,
  move: (text: string) => string,
): Omit<LogLine, 'key' | 'n'> | null {
  const name = one.seat === null ? '' : who(one.seat)
  if (one.kind === 'chat') return { who: `${name}:`, text: String(one['text']), talk: true, ...(one.seat === null ? {} : { said: { seat: one.seat, text: String(one['text']) } }) }
  if (one.kind === 'claim') return { who: name, text: t('page-told-claim', { what: move(String(one['text'])) }), talk: true }
  if (SAID.has(one.kind)) return { who: name, text: t(`page-told-${one.kind.replaceAll('_', '-')}`), talk: false }
  return null
}
