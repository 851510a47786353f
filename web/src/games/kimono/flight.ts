/** Cards fly from where they were to whoever took them, or into the bin. Only transform and opacity move. */
import type { StoryEvent } from './table'

const TIME = 280
const APART = 45
/** The disks turn first. */
const AFTER_DISKS = 700

type Places = Map<string, DOMRect>

const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off'

/** Where every card of the row lies now, by its place in the row. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) found.set(node.dataset['card'] ?? '', node.getBoundingClientRect())
  return found
}

/** The cards of the row that have just gone, and to whom. */
export function gone(events: StoryEvent[], before: (null | number | number[])[], now: (null | number | number[])[]): [number, string][] {
  const ended = events.some((event) => event.kind === 'round')
  if (ended) return []
  return now.flatMap<[number, string]>((where, card) => {
    if (where === null || before[card] != null) return []
    return [[card, Array.isArray(where) ? '[data-bin]' : `[data-seat="${where}"]`]]
  })
}

export function fly(root: HTMLElement, row: string[], was: Places, leaving: [number, string][], late: boolean): void {
  if (quiet()) return
  const origin = root.getBoundingClientRect()
  const flights = leaving.map(([card, target]) => ({ card, from: was.get(String(card)), to: root.querySelector(target)?.getBoundingClientRect() }))
  flights.forEach(({ card, from, to }, i) => {
    if (!from || !to) return
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    ghost.setAttribute('viewBox', '0 0 100 140')
    ghost.setAttribute('class', 'card flying')
    ghost.setAttribute('aria-hidden', 'true')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#km-card-${row[card]}`)
    ghost.append(use)
    ghost.style.setProperty('--w', `${from.width}px`)
    root.append(ghost)
    const at = (rect: DOMRect, scale: number): string =>
      `translate(${rect.x - origin.x + (scale < 1 ? rect.width / 2 - from.width / 2 : 0)}px, ${rect.y - origin.y + (scale < 1 ? rect.height / 2 - from.height / 2 : 0)}px) scale(${scale})`
    const flight = ghost.animate(
      [{ transform: at(from, 1), opacity: late ? 0 : 1 }, { transform: at(from, 1), opacity: 1, offset: 0.1 }, { transform: at(to, 0.35), opacity: 0.9, offset: 0.9 }, { transform: at(to, 0.35), opacity: 0 }],
      { duration: TIME, delay: (late ? AFTER_DISKS : 0) + i * APART, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    )
    const end = (): void => ghost.remove()
    flight.finished.then(end, end)
  })
}

/** What stays glides from its old place to its new one. */
export function glide(root: HTMLElement, was: Places): void {
  if (quiet()) return
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')].map((node) => ({ node, to: node.getBoundingClientRect() }))
  for (const { node, to } of cards) {
    const from = was.get(node.dataset['card'] ?? '')
    if (!from || !to.width || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) continue
    const inner = node.firstElementChild
    inner?.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' })
  }
}
