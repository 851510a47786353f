/**
 * The drawings of the five colours: an emblem for each, and a picture that grows with the rank. Petals open, the flock
 * gathers, the fan unfolds, the moon waxes, the tide rises. A card is drawn on 100 x 140, an emblem on 48 x 48.
 */
export const SUITS = ['F', 'B', 'O', 'M', 'W'] as const
export type Suit = (typeof SUITS)[number]
export const suitOf = (card: string): Suit => card[0] as Suit
export const rankOf = (card: string): number => Number(card.slice(1))

const DYE: Record<Suit, [string, string]> = {
  F: ['#8a2250', '#c9587f'],
  B: ['#34511c', '#6c8d36'],
  O: ['#86380e', '#c97629'],
  M: ['#1b1735', '#4d4470'],
  W: ['#0d3a69', '#3a80b8'],
}

const turns = (d: string, count: number, centre: string): string =>
  Array.from({ length: count }, (_, i) => `<path d="${d}" transform="rotate(${(360 / count) * i} ${centre})"/>`).join('')

const at = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${(cx + r * Math.sin(a)).toFixed(1)} ${(cy - r * Math.cos(a)).toFixed(1)}`
}

/** The part of a ring between two angles, from the vertical. */
const sector = (cx: number, cy: number, r0: number, r1: number, a: number, b: number): string =>
  `M${at(cx, cy, r0, a)}L${at(cx, cy, r1, a)}A${r1} ${r1} 0 0 1 ${at(cx, cy, r1, b)}L${at(cx, cy, r0, b)}A${r0} ${r0} 0 0 0 ${at(cx, cy, r0, a)}Z`

const rays = (cx: number, cy: number, r: number, angles: number[]): string =>
  angles.map((a) => `M${cx} ${cy}L${at(cx, cy, r, a)}`).join('')

const line = (d: string, width: number, colour = 'var(--hole)'): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`

/** In the colour of the text, cut with --hole. */
const EMBLEM: Record<Suit, string> = {
  F:
    turns('M24 23C17 19 12.5 9.5 18.5 3.5L24 8.2L29.5 3.5C35.5 9.5 31 19 24 23Z', 5, '24 24.5') +
    `<g stroke="var(--hole)" stroke-width="1.7" fill="none" stroke-linecap="round">${turns('M24 20.5V13.5', 5, '24 24.5')}</g><circle cx="24" cy="24.5" r="3.6" fill="var(--hole)"/>`,
  B:
    '<path d="M46 20.5 39.5 17C37.5 11.5 30.5 10.5 27 15.5 22.5 22 14 25.5 2.5 24.5 6.5 34 17 40 27.5 37.5 36.5 35.5 41 29 40.5 22.8Z"/>' +
    '<path d="M24.5 19C22.5 11 15 4.5 6 2.5 6.5 6 7.8 9 10 11.5 8 11.2 6.5 11.3 5 11.6 8 18 15.5 22.5 24.5 19Z"/>' +
    '<path d="M26 39.8C23.5 43 19 45.5 13.5 45.8 15 43.5 16 41 16.5 38.3 19.5 39.7 22.8 40.2 26 39.8Z"/>' +
    line('M11 29.5C18 30.5 25 28.5 30 23.5M15.5 33.5C22 34 28.5 31.5 33 27', 1.8) +
    '<circle cx="34.3" cy="18.3" r="1.9" fill="var(--hole)"/>',
  O:
    `<path d="${sector(24, 41, 15, 37, -57, 57)}"/>` +
    `<path d="${rays(24, 41, 36, [-38, -19, 0, 19, 38])}" stroke="var(--hole)" stroke-width="1.6"/>` +
    line(rays(24, 41, 16, [-55, -28, 0, 28, 55]), 2.6, 'currentColor') +
    '<circle cx="24" cy="41" r="3.4"/>',
  M:
    '<path d="M29.5 3.2A21 21 0 1 0 44.8 28.5 16.5 16.5 0 1 1 29.5 3.2Z"/>' +
    line('M8 36.5H31M16 42H40', 6.5) +
    line('M6 36.5H30M18 42H42', 3, 'currentColor'),
  W:
    '<path d="M2 43C3.5 26 11 7 27.5 6 39 5.3 46.5 13 45 21 43.5 28 34.5 29.5 31.5 24.5 29.8 21.5 31.5 18 35 18.3 31.5 13.5 23.5 16 22 23 20 32.5 29 38.5 46 37V43Z"/>' +
    line('M8.5 37C10 26.5 14.5 15.5 24 11.5M15 37.5C14.5 31 15.5 25 18 20', 1.9),
}

const BLOSSOMS = [[50, 92], [26, 106], [72, 76], [34, 80], [66, 104], [20, 84], [82, 94], [50, 70], [42, 118], [84, 112], [62, 124], [22, 124]] as const
const FLOCKS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 92]],
  2: [[34, 78], [64, 106]],
  3: [[30, 74], [70, 84], [40, 112]],
}
const FLOCK = [[50, 86], [27, 73], [73, 73], [27, 100], [73, 100], [50, 113], [50, 61], [17, 87], [83, 87], [29, 122], [71, 122], [83, 60]] as const

const stamp = (suit: Suit, x: number, y: number, width: number, height = width): string =>
  `<use href="#edo-${suit}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

const SCENE: Record<Suit, (rank: number) => string> = {
  F: (rank) =>
    line('M4 128C24 118 34 104 48 98 62 92 78 88 96 64M48 98C56 106 70 112 90 114M34 108C30 96 26 90 18 80M42 103C42 112 44 120 58 130', 3, '#5a1233') +
    BLOSSOMS.map(([x, y], i) => (i < rank ? stamp('F', x - 11, y - 11, 22) : `<circle cx="${x}" cy="${y}" r="2.6" fill="#f19ab8"/>`)).join(''),
  B: (rank) => {
    const width = [44, 34, 30][rank - 1] ?? (rank < 8 ? 22 : 19)
    return (FLOCKS[rank] ?? FLOCK.slice(0, rank)).map(([x, y]) => stamp('B', x - width / 2, y - width / 2, width)).join('')
  },
  O: (rank) => {
    const first = -4.5 * rank
    const folds = Array.from({ length: rank }, (_, i) => `<path d="${sector(50, 124, 19, 56, first + i * 9, first + i * 9 + 9)}" fill="${i % 2 ? '#ffe2b4' : '#f3b35f'}"/>`)
    const bones = rays(50, 124, 21, Array.from({ length: rank + 1 }, (_, i) => first + i * 9))
    return `${folds.join('')}<path d="${sector(50, 124, 48, 52, first, -first)}" fill="#a3420f" opacity=".75"/><path d="${bones}" stroke="#ffe2b4" stroke-width="2"/><circle cx="50" cy="124" r="3.4" fill="#ffe2b4"/>`
  },
  M: (rank) => {
    const half = 'M50 62A30 30 0 0 1 50 122A'
    const lit = rank < 12 ? `${half}${Math.abs(30 - 5 * rank)} 30 0 0 ${rank < 6 ? 0 : 1} 50 62Z` : `${half}30 30 0 0 1 50 62Z`
    return (
      `<circle cx="50" cy="92" r="30" fill="#2a2450" stroke="#8d80b8"/><path d="${lit}" fill="#ffeaa6"/>` +
      line('M10 112H58M44 119H90', 5, '#4d4470') +
      line('M10 112H56M46 119H90', 1.4, '#a498cc')
    )
  },
  W: (rank) => {
    const top = 140.6 - rank * 5.6
    const scales = Array.from({ length: rank - 1 }, (_, i) => {
      const y = (top + 6 + i * 5.6).toFixed(1)
      const row = Array.from({ length: 6 }, (_, k) => (i % 2 ? -4 : 5) + k * 18)
      return `<path d="${row.map((x) => `M${x} ${y}a9 7.5 0 0 1 18 0M${x + 5} ${y}a4 3.4 0 0 1 8 0`).join('')}" fill="#1d619d" stroke="#dcf0fb" stroke-width="1.5"/>`
    })
    const crests = [1, 33, 65].map((x) => stamp('W', x, Math.round(top - 25), 32, 29)).join('')
    return crests + (rank > 1 ? `<path d="M4 ${top.toFixed(1)}H96V138H4Z" fill="#1d619d"/>` : '') + scales.join('')
  },
}

const drawn = new Map<string, string>()

/** What lies below the number of a card: drawn once, then the same text again. */
export function scene(card: string): string {
  let found = drawn.get(card)
  if (found === undefined) drawn.set(card, (found = SCENE[suitOf(card)](rankOf(card))))
  return found
}

function waves(): string {
  let d = ''
  for (let j = 0; j < 18; j++)
    for (let x = (j % 2 ? 0 : 9) - 9; x < 110; x += 18) d += `M${x - 9} ${12 + j * 8}a9 9 0 0 1 18 0M${x - 5} ${12 + j * 8}a5 5 0 0 1 10 0`
  return d
}

const symbol = (id: string, box: string, content: string): string => `<symbol id="edo-${id}" viewBox="0 0 ${box}">${content}</symbol>`

const LANTERN =
  '<path d="M24 0V7" stroke="currentColor" stroke-width="1.6"/><rect x="14" y="6" width="20" height="5.5" rx="1.5" fill="#15110d"/>' +
  '<path d="M14 11.5C5 15 2 24 2 32S5 49 14 52.5H34C43 49 46 40 46 32S43 15 34 11.5Z" fill="url(#edo-flame)"/>' +
  '<path d="M8 17H40M3.5 25H44.5M2 32H46M3.5 39H44.5M8 47H40" stroke="#b8702a" stroke-opacity=".38" fill="none"/>' +
  '<rect x="14" y="52.5" width="20" height="5.5" rx="1.5" fill="#15110d"/><path d="M24 58V63" stroke="#b7282e" stroke-width="2.4"/>'

/** A house below three circles of waves. */
const BACK = (): string =>
  '<rect width="100" height="140" rx="9" fill="#f6f1e4"/><rect x="5" y="5" width="90" height="130" rx="5" fill="#1b2748"/>' +
  `<g clip-path="url(#edo-print)"><path d="${waves()}" fill="none" stroke="#3b4c7c" stroke-width="1.2"/></g>` +
  '<circle cx="50" cy="70" r="24" fill="#1b2748" stroke="#d3b061" stroke-width="1.6"/>' +
  '<path d="M29 78H36V68L50 57 64 68V78H71M30 68 50 52 70 68" fill="none" stroke="#d3b061" stroke-width="2.4" stroke-linejoin="round"/><circle cx="50" cy="73" r="5" fill="#e0555a"/>'

function sprite(): string {
  const dyes = SUITS.map((suit) => `<linearGradient id="edo-dye-${suit}" x2="0" y2="1"><stop offset=".3" stop-color="${DYE[suit][0]}"/><stop offset="1" stop-color="${DYE[suit][1]}"/></linearGradient>`)
  return (
    `<defs>${dyes.join('')}<clipPath id="edo-print"><rect x="5" y="5" width="90" height="130" rx="5"/></clipPath>` +
    '<radialGradient id="edo-flame"><stop stop-color="#fffbe8"/><stop offset=".55" stop-color="#ffe3a0"/><stop offset="1" stop-color="#f0a94a"/></radialGradient></defs>' +
    SUITS.map((suit) => symbol(suit, '48 48', EMBLEM[suit])).join('') +
    symbol('lantern', '48 64', LANTERN) +
    symbol('geta', '10 12', '<rect x="1.5" y="1" width="7" height="10" rx="3.5" fill="none" stroke="currentColor"/><path d="M2.5 4.5H7.5M2.5 8H7.5" stroke="currentColor" stroke-width="1.6"/>') +
    symbol('back', '100 140', BACK())
  )
}

/** Puts the emblems into the page, where every card refers to them. */
export function layOut(): void {
  if (document.getElementById('edo-sprite')) return
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.id = 'edo-sprite'
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.style.position = 'absolute'
  svg.innerHTML = sprite()
  document.body.append(svg)
}
