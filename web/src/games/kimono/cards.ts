/** The cards, drawn from what the edition prints on them: whole, thin for a row in which none may hide another. */
import { ART } from './art'
import { LIMITLESS, type CardTable } from './table'

interface Look {
  ground: string
  edge: string
  spine: string
  tint: number
  ink: string
}

const PAPER: Look = { ground: '#fcf9f0', edge: '#cbbfa3', spine: '', tint: 0.13, ink: '#1c1a17' }
const DARK: Look = { ground: '#26231f', edge: '#0f0e0c', spine: '#38332c', tint: 1, ink: '#efe7d4' }
const GOLD: Look = { ground: '#f3e3b3', edge: '#b8923a', spine: '#f3e3b3', tint: 0, ink: '#1c1a17' }
const FIRE = '#e0555a'
const COLOURS: Readonly<Record<string, string>> = {
  bowl: '#1f6346', fan: '#6f4390', sword: '#1f4fa0', parasol: '#c4511f', lute: '#85561c', figurine: '#a33a68',
  chopsticks: '#3b342b', kimono: '#1d7388', coin: '#94701f',
}
const DEALT: Readonly<Record<string, number>> = { fire: 3, cat: 2, breakage: 2, copy: 2, apprentice: 1 }

export interface Printed {
  name: string
  drawing: keyof typeof ART
  /** null where the card has none */
  points: number | null
  limit: number
  copies: number
}

/** "coin3" is drawn as a coin. */
export const drawingOf = (card: string): keyof typeof ART => (card.startsWith('coin') ? 'coin' : card) as keyof typeof ART

export function printed(name: string, table: CardTable): Printed {
  const drawing = drawingOf(name)
  const sort = table.sorts[name]
  if (sort) return { name, drawing, points: sort.points, limit: sort.limit, copies: sort.copies }
  if (drawing === 'coin') {
    const value = Number(name.slice(4))
    return { name, drawing, points: value, limit: 0, copies: table.coins.filter((coin) => coin === value).length }
  }
  return { name, drawing, points: name === 'fire' ? LIMITLESS.fire : null, limit: 0, copies: DEALT[name] ?? 1 }
}

export function everyCard(table: CardTable): string[] {
  const coins = [...new Set(table.coins)].sort((a, b) => a - b).map((value) => `coin${value}`)
  return [...Object.keys(table.sorts), ...coins, ...Object.keys(DEALT)]
}

function lookOf({ name }: Printed): Look {
  if (name === 'apprentice') return GOLD
  return name in DEALT ? DARK : PAPER
}

const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

function flower(x: number, y: number, r: number, { points, name, drawing }: Printed): string {
  const [fill, ink] = name === 'fire' ? [FIRE, '#1c1a17'] : [COLOURS[drawing] ?? '', '#fff']
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const turn = (i * 2 * Math.PI) / 5
    return `<circle cx="${(x + r * 0.52 * Math.sin(turn)).toFixed(1)}" cy="${(y - r * 0.52 * Math.cos(turn)).toFixed(1)}" r="${(r * 0.56).toFixed(1)}"/>`
  })
  const text = minus(points ?? 0)
  const size = r * (text.length > 1 ? 1.08 : 1.26)
  return `<g fill="${fill}">${petals.join('')}</g><text x="${x}" y="${(y + size * 0.36).toFixed(1)}" text-anchor="middle" font-size="${size.toFixed(1)}" font-weight="700" fill="${ink}">${text}</text>`
}

const wheel = (x: number, y: number, r: number): string =>
  `<g fill="none" stroke="#d3b061" stroke-width="2.4"><circle cx="${x}" cy="${y}" r="${r}"/>` +
  `<path d="M${x} ${y - r * 0.64}v${r * 1.28}M${x - r * 0.64} ${y}h${r * 1.28}M${x - r * 0.45} ${y - r * 0.45}l${r * 0.9} ${r * 0.9}M${x + r * 0.45} ${y - r * 0.45}l${-r * 0.9} ${r * 0.9}"/></g>`

/** The limit as pennants on one pole. */
function pennants(x: number, y: number, step: number, width: number, limit: number, fill: string): string {
  if (!limit) return ''
  const flags = Array.from({ length: limit }, (_, i) => `<path d="M${x} ${y + i * step}l${width} ${step * 0.41}-${width} ${step * 0.41}z" fill="${fill}"/>`)
  return `<path d="M${x} ${y}v${limit * step}" stroke="${fill}" stroke-width="2.8" stroke-linecap="round"/>${flags.join('')}`
}

/** The art in its sort's colour on the card's ground. */
function art({ drawing }: Printed, ground: string, x: number, y: number, width: number, height: number): string {
  const drawn = ART[drawing].replaceAll('var(--g,#fcf9f0)', ground).replaceAll('var(--a,#b8923a)', '#b8923a').replaceAll('var(--paper,#f6f1e4)', ground)
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 64 64" color="${COLOURS[drawing] ?? FIRE}" overflow="visible">${drawn}</svg>`
}

function ground(width: number, { ground, edge }: Look, is: Printed): string {
  const frame = is.name === 'apprentice' ? `<rect x="6" y="6" width="${width - 12}" height="128" rx="5" fill="none" stroke="#b7282e" stroke-width="2.5"/>` : ''
  return `<rect x="1" y="1" width="${width - 2}" height="138" rx="9" fill="${ground}" stroke="${edge}" stroke-width="2"/>${frame}`
}

const copiesOf = (x: number, y: number, size: number, { copies }: Printed, ink: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="600" fill="${ink}">${copies}</text>`

/** 100 x 140; what matters stands in the spine at the left, which stays visible when cards overlap. */
export function whole(is: Printed): string {
  const look = lookOf(is)
  const colour = COLOURS[is.drawing] ?? FIRE
  if (is.name === 'apprentice') return ground(100, look, is) + art(is, look.ground, 8, 28, 84, 84)
  const spine = `<path d="M10 2h19v136H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z" fill="${look.spine || colour}" opacity="${look.tint}"/>`
  const mark = is.points === null ? wheel(16, 20, 11) : flower(20, 21, 19, is)
  const stack = `<g fill="none" stroke="${look.ink}" stroke-width="1.3"><rect x="10.5" y="106" width="6.5" height="8.5" rx="1" transform="rotate(-16 14 112)"/><rect x="15.5" y="106" width="6.5" height="8.5" rx="1" transform="rotate(14 18 112)"/></g>`
  const drawn = art(is, look.ground, 28, 40, 69, 90)
  return ground(100, look, is) + spine + mark + pennants(9, 44, Math.min(14.5, 58 / Math.max(1, is.limit)), 16, is.limit, colour) + drawn + copiesOf(16, 133, 19, is, look.ink) + stack
}

/** 60 x 140: everything below one another, readable at 25 px of width. */
export function thin(is: Printed): string {
  const look = lookOf(is)
  const colour = COLOURS[is.drawing] ?? FIRE
  if (is.name === 'apprentice') return ground(60, look, is) + art(is, look.ground, 6, 38, 48, 64)
  const head = `<path d="M9 2h42a7 7 0 0 1 7 7v58H2V9a7 7 0 0 1 7-7z" fill="${look.spine || colour}" opacity="${look.tint}"/>`
  const mark = is.points === null ? wheel(21, 25, 14) : flower(21, 23, 20, is)
  return ground(60, look, is) + head + mark + pennants(42, 8, Math.min(13.5, 54 / Math.max(1, is.limit)), 14, is.limit, colour) + copiesOf(14, 63, 17, is, look.ink) + art(is, look.ground, 4, 74, 52, 56)
}

/** The blade as it lies between the groups, 34 x 150. */
export const STEEL =
  '<path d="M17 0C15.500 30 13 60 12 104h10C21.500 60 19 30 17 0z" fill="var(--ink)"/><path d="M17 12v88" stroke="var(--paper)" stroke-width="1.2"/><rect x="5" y="103" width="24" height="6" rx="2" fill="var(--gold)"/>' +
  '<rect x="10" y="109" width="14" height="40" rx="5" fill="currentColor"/><path d="M11 116l12 5M11 125l12 5M11 134l12 5" stroke="var(--paper)" stroke-width="1.6"/>'

export const BACK =
  '<rect x="1" y="1" width="98" height="138" rx="9" fill="#1b2744" stroke="#0f1729" stroke-width="2"/><rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="#b8923a" stroke-width="1.5"/>' +
  '<path d="M50 8v124M8 70h84M20 22l60 96M80 22L20 118" stroke="#3a4a78" stroke-width="1.5"/><circle cx="50" cy="70" r="25" fill="#1b2744" stroke="#b8923a" stroke-width="2"/>' +
  `<svg x="33" y="53" width="34" height="34" viewBox="0 0 64 64" color="#efe7d4">${ART.kimono.replaceAll('var(--g,#fcf9f0)', '#1b2744')}</svg>`

const round = (fill: string, more: string): string =>
  `<circle cx="32" cy="33.5" r="29.5" fill="#000" opacity=".28"/><circle cx="32" cy="31.5" r="29.5" fill="${fill}"/>${more}`
const digit = (text: string, fill: string): string => `<text x="32" y="44" text-anchor="middle" font-size="35" font-weight="700" fill="${fill}">${text}</text>`

export const DISKS: Readonly<Record<1 | 2, string>> = {
  1: round('#1c1a17', `<circle cx="32" cy="31.5" r="29" fill="none" stroke="#a58a4c"/><circle cx="32" cy="31.5" r="24.5" fill="none" stroke="#d3b061" stroke-width="1.8"/>${digit('1', '#f6f1e4')}`),
  2: round('#fffdf6', `<circle cx="32" cy="31.5" r="29" fill="none" stroke="#1c1a17" stroke-width="2"/><circle cx="32" cy="31.5" r="24.8" fill="none" stroke="#1c1a17" stroke-width="1.5"/><circle cx="32" cy="31.5" r="21.5" fill="none" stroke="#1c1a17" stroke-width="1.2"/>${digit('2', '#1c1a17')}`),
}

/** A choice face down: its back bears the player's crest. */
export const DISK_BACK = round('#6b2326', '<circle cx="32" cy="31.5" r="27" fill="none" stroke="#d3b061" stroke-width="2"/>')
