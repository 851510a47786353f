/** What lies before each player at the end of Colors of Kasane, and what it counts: compared with the engine by a test. */
import type { Count, Doubt, Line, Score, Setting } from '../../scorepad/pad'

export interface Cards {
  melds: Record<string, { name: string; boxes: { cards: number; points: number }[] }>
}

export interface Sheet {
  /** For each meld and each of its boxes, as they stand in the edition: whose marble lies there. */
  boxes: Record<string, (number | null)[]>
  /** For each player how many cards of 1 to 9 and of +1 the robe holds. */
  robes: number[][]
}

const COLOURS = [0, 5, 4, 3, 2, 0, 2, 3, 4, 5] // K9
const ROBE_FOR_BONUS = 8
const FULL = 12
const FULL_BONUS = 2
const PLUS = 9
const PRESET = ['kasane', 'juu']

/** K23: the box that holds a marble before the first turn. */
export function isPreset(setting: Setting<Cards>, meld: string, box: number): boolean {
  if (!setting.options['preset_marbles'] || !PRESET.includes(meld)) return false
  return setting.table.melds[meld]?.boxes.findIndex((one) => one.cards === 2) === box
}

const total = (robe: readonly number[]): number => robe.reduce((sum, cards) => sum + cards, 0)
const copies = (setting: Setting<Cards>, card: number): number =>
  setting.players === 3 ? (card === PLUS ? 5 : 4) : card === PLUS ? 7 : 5 // K21

function seatCount(setting: Setting<Cards>, sheet: Sheet, seat: number): Count {
  const lines: Line[] = []
  for (const [meld, { boxes }] of Object.entries(setting.table.melds))
    boxes.forEach(({ cards, points }, i) => {
      if (sheet.boxes[meld]?.[i] === seat) lines.push({ key: 'kasane-account-box', args: { meld, cards }, points })
    })
  const robe = sheet.robes[seat] ?? []
  const cards = total(robe)
  const plus = robe[PLUS] ?? 0
  const colours = robe.slice(0, PLUS).filter((count) => count > 0).length
  if (plus > 0) lines.push({ key: 'kasane-account-plus', args: { count: plus }, points: plus })
  if (cards < ROBE_FOR_BONUS) lines.push({ key: 'kasane-account-few', args: { cards }, points: 0 })
  else lines.push({ key: 'kasane-account-colours', args: { colours }, points: COLOURS[colours] ?? 0 })
  if (cards >= FULL) lines.push({ key: 'kasane-account-full', args: { cards: FULL }, points: FULL_BONUS })
  return { points: lines.reduce((sum, line) => sum + line.points, 0), tie: cards, lines } // K10
}

/** K3: of a meld's cards all come from the hand, or all but the one on top of the robe; the first has nothing to borrow. */
function laidDoubt(setting: Setting<Cards>, sheet: Sheet, seat: number): Doubt | null {
  const melds: number[] = []
  for (const [meld, { boxes }] of Object.entries(setting.table.melds))
    boxes.forEach(({ cards }, i) => sheet.boxes[meld]?.[i] === seat && melds.push(cards))
  const most = melds.reduce((sum, cards) => sum + cards, 0)
  const least = most - Math.max(0, melds.length - 1)
  const numbers = total((sheet.robes[seat] ?? []).slice(0, PLUS))
  if (numbers >= least && numbers <= most) return null
  return { key: 'kasane-doubt-laid', args: { numbers, least, most }, seat }
}

export const score: Score<Sheet, Cards> = {
  rounds: () => 1,

  blank: (setting) => ({
    boxes: Object.fromEntries(Object.entries(setting.table.melds).map(([meld, { boxes }]) => [meld, boxes.map(() => null)])),
    robes: Array.from({ length: setting.players }, () => Array.from({ length: PLUS + 1 }, () => 0)),
  }),

  count: (setting, sheet) => sheet.robes.map((_, seat) => seatCount(setting, sheet, seat)),

  doubts(setting, sheet) {
    const found: Doubt[] = []
    if (sheet.robes.every((robe) => total(robe) === 0)) return [{ key: 'kasane-doubt-empty', args: {} }]
    sheet.robes.forEach((robe, seat) => {
      if (total(robe) > FULL) found.push({ key: 'kasane-doubt-robe', args: { count: total(robe), most: FULL }, seat })
      const laid = laidDoubt(setting, sheet, seat)
      if (laid) found.push(laid)
    })
    for (let card = 0; card <= PLUS; card++) {
      const count = sheet.robes.reduce((sum, robe) => sum + (robe[card] ?? 0), 0)
      const most = copies(setting, card)
      if (count > most) found.push({ key: 'kasane-doubt-card', args: { card: card === PLUS ? '+' : String(card + 1), count, most } })
    }
    return found
  },

  read(setting, found) {
    const { boxes, robes } = (typeof found === 'object' && found !== null ? found : {}) as { boxes?: unknown; robes?: unknown }
    if (typeof boxes !== 'object' || boxes === null || !Array.isArray(robes) || robes.length !== setting.players) return null
    const melds = Object.entries(setting.table.melds)
    if (Object.keys(boxes).length !== melds.length) return null
    const seat = (owner: unknown) => owner === null || (Number.isInteger(owner) && (owner as number) >= 0 && (owner as number) < setting.players)
    for (const [meld, { boxes: known }] of melds) {
      const owners = (boxes as Record<string, unknown>)[meld]
      if (!Array.isArray(owners) || owners.length !== known.length || !owners.every(seat)) return null
      if (owners.some((owner, i) => owner !== null && isPreset(setting, meld, i))) return null
    }
    const cards = (robe: unknown) =>
      Array.isArray(robe) && robe.length === PLUS + 1 && robe.every((one) => Number.isInteger(one) && one >= 0 && one <= FULL)
    return robes.every(cards) ? (found as Sheet) : null
  },
}
