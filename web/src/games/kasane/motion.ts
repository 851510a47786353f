/** What has just happened, shown: each thing flies from where it lay to where it lies. Only transform and opacity move. */
import type { StoryEvent } from '../../table/game'

export type Places = Map<string, { box: DOMRect; node: HTMLElement; full: boolean }>

const TIME = 260
const STAGGER = 45
const EASE = 'cubic-bezier(.2,.7,.2,1)'

/** With the nodes, so that a copy of a card can still fly when the card is gone. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  for (const node of root.querySelectorAll<HTMLElement>('[data-place]')) {
    found.set(node.dataset['place'] ?? '', { box: node.getBoundingClientRect(), node, full: node.classList.contains('full') })
  }
  return found
}

const still = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

export function show(root: HTMLElement, before: Places, events: readonly StoryEvent[], here: number): void {
  if (still()) return
  let delay = 0
  const hand = held(root)
  for (const event of events) {
    if (event.kind === 'take') taken(root, before, event, here, delay)
    else if (event.kind === 'meld') laid(root, before, event, here, delay)
    else if (event.kind === 'deal') dealt(root, delay)
    else continue
    delay += TIME
  }
  const moved = hand.map((card) => ({ card, start: before.get(card.dataset['place'] ?? ''), end: card.getBoundingClientRect() }))
  for (const { card, start, end } of moved) if (start) from(card, start.box, 0, end)
}

const held = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-place^="held-"]')]

const find = (root: HTMLElement, place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`)

/** Moves an element as if it came from there. */
function from(node: HTMLElement, start: DOMRect, delay: number, end = node.getBoundingClientRect()): void {
  if (end.width === 0) return
  const scale = start.width / end.width
  const x = start.left + start.width / 2 - end.left - end.width / 2
  const y = start.top + start.height / 2 - end.top - end.height / 2
  node.style.zIndex = '4'
  const flight = node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: TIME, delay, easing: EASE, fill: 'backwards' },
  )
  flight.onfinish = flight.oncancel = () => (node.style.zIndex = '')
}

/** Sends a copy of a card from one place to another, where it vanishes. */
function ghost(root: HTMLElement, card: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const copy = card.cloneNode(true) as HTMLElement
  const frame = root.getBoundingClientRect()
  copy.removeAttribute('data-place')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'absolute', zIndex: '4', margin: '0', pointerEvents: 'none', left: `${start.left - frame.left}px`, top: `${start.top - frame.top}px`,
    width: `${start.width}px`, height: `${start.height}px`,
  })
  copy.style.setProperty('--w', `${start.width}px`)
  root.append(copy)
  const x = end.left + end.width / 2 - start.left - start.width / 2
  const y = end.top + end.height / 2 - start.top - start.height / 2
  const flight = copy.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.2 }],
    { duration: TIME, delay, easing: EASE, fill: 'both' },
  )
  flight.onfinish = flight.oncancel = () => copy.remove()
}

function taken(root: HTMLElement, before: Places, event: StoryEvent, here: number, delay: number): void {
  const start = before.get(`row-${Number(event['row']) - 1}`)
  if (!start) return
  const plum = event['card'] === '+'
  const top = held(root).at(-1)
  if (event.seat === here && !plum && top && !before.has(top.dataset['place'] ?? '')) return from(top, start.box, delay)
  const end = find(root, plum || event.seat === here ? `robe-${event.seat}` : `hand-${event.seat}`)
  if (end) ghost(root, start.node, start.box, end.getBoundingClientRect(), delay)
}

function laid(root: HTMLElement, before: Places, event: StoryEvent, here: number, delay: number): void {
  const robe = find(root, `robe-${event.seat}`)
  const cards = Number(event['cards']) - Number(Boolean(event['top']))
  if (robe && event.seat === here) {
    const end = robe.getBoundingClientRect()
    const left = held(root).length
    for (let i = 0; i < cards; i++) {
      const start = before.get(`held-${left + i}`)
      if (start) ghost(root, start.node, start.box, end, delay + i * STAGGER)
    }
  }
  const layers = [...(robe?.querySelectorAll<SVGGElement>('.layer') ?? [])].slice(-cards)
  layers.forEach((layer, i) => {
    layer.animate(
      [{ opacity: 0, transform: 'translateY(-14px)' }, { opacity: 1, transform: 'none' }],
      { duration: TIME, delay: delay + i * STAGGER, easing: EASE, fill: 'backwards' },
    )
  })
  for (const [place, { full }] of before) {
    const box = place.startsWith(`box-${event['meld']}-`) && !full ? find(root, place) : null
    if (box?.classList.contains('full')) marble(box, delay)
  }
}

function marble(box: HTMLElement, delay: number): void {
  box.animate([{ opacity: 0, transform: 'translateY(-16px)' }, { opacity: 1, transform: 'none' }], { duration: TIME, delay, easing: EASE, fill: 'backwards' })
}

function dealt(root: HTMLElement, delay: number): void {
  const deck = find(root, 'deck')?.getBoundingClientRect()
  const cards = [...root.querySelectorAll<HTMLElement>('.row .one')].map((card) => ({ card, box: card.getBoundingClientRect() }))
  cards.forEach(({ card, box }, i) => {
    const x = deck ? deck.left - box.left : 0
    const y = deck ? deck.top - box.top : -60
    card.animate(
      [{ opacity: 0, transform: `translate(${x}px, ${y}px) scale(.3)` }, { opacity: 1, transform: 'none' }],
      { duration: TIME, delay: delay + i * 18, easing: EASE, fill: 'backwards' },
    )
  })
}
