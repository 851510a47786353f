import type { Say, View } from './game'

export interface TurnLine {
  text: string
  /** It waits for me. */
  mine: boolean
}

/** The line in words that says who must do what now. */
export function turnLine(
  view: View,
  me: number | null,
  moves: readonly string[],
  chosen: string | null,
  who: (seat: number) => string,
  t: Say,
  has: (key: string) => boolean,
  live = true,
): TurnLine {
  if (view.decision === null) return { text: ended(view, me, who, t), mine: false }
  const key = `${view.game}-decision-${view.decision}`
  const what = has(key) ? t(key) : view.decision
  const asked = me !== null && view.actors.includes(me)
  if (chosen === null && (moves.length > 0 || (asked && !live))) return { text: t('page-turn-yours', { what }), mine: moves.length > 0 }
  const others = view.actors.filter((seat) => seat !== me)
  if (chosen !== null || asked)
    return { text: others.length > 0 ? t('page-turn-chosen') : t('page-turn-sent'), mine: false }
  const names = others.map(who).join(t('list-comma'))
  return { text: others.length > 0 ? t('page-turn-theirs', { names, count: others.length, what }) : '', mine: false }
}

function ended(view: View, me: number | null, who: (seat: number) => string, t: Say): string {
  if (view.winners.length === 0) return t('page-turn-over')
  if (view.winners.length > 1) return t('page-turn-shared', { names: view.winners.map(who).join(t('list-comma')) })
  const winner = view.winners[0] as number
  return winner === me ? t('page-turn-you-won') : t('page-turn-won', { name: who(winner) })
}
