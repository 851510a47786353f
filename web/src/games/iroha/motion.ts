/** How cards get from where they were to where they are. Only transform and opacity move. */
import type { StoryEvent } from '../../table/game'

const EASE = 'cubic-bezier(.2,.7,.2,1)'

export const moves = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** From the middle of `from` to where the element is. */
export function fly(element: Element, from: DOMRect, delay = 0): void {
  const to = element.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const scale = Math.min(1.2, from.width / to.width)
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }], {
    duration: 280,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
}

/** The cards that have been laid come from their players' hands; own ones from where they stood. */
export function arrive(root: HTMLElement, fresh: readonly StoryEvent[], stood: ReadonlyMap<string, DOMRect>): void {
  if (!moves()) return
  fresh
    .filter((event) => event.kind === 'play')
    .forEach((event, i) => {
      const card = event['card'] as string
      const element = root.querySelector(`[data-card="${card}"]`)
      const from = stood.get(card) ?? root.querySelector(`[data-seat="${event.seat}"]`)?.getBoundingClientRect()
      if (element && from) fly(element, from, i * 120)
    })
}

/** A finished trick goes to who took it. */
export function gather(element: Element, { to, still }: { to: () => Element | null; still: boolean }) {
  const from = element.getBoundingClientRect()
  const goal = to()?.getBoundingClientRect()
  if (still || !goal || !moves()) return { duration: 0 }
  const x = goal.x + goal.width / 2 - from.x - from.width / 2
  const y = goal.y + goal.height / 2 - from.y - from.height / 2
  return {
    duration: 260,
    css: (t: number, u: number) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.75 * u}); opacity: ${t}`,
  }
}
