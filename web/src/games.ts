import type { Component } from 'svelte'
/** The games' folders, found by scanning: each part of a game is loaded when it is needed. */
import type { Box, GameModule } from './table/game'
import type { PadModule } from './scorepad/pad'

const boxes = import.meta.glob<{ default: Box }>('./games/*/box.ts')
const tables = import.meta.glob<{ default: GameModule }>('./games/*/index.ts')
const pictured = import.meta.glob<{ rules: readonly string[]; default: Component<{ rule: string }> }>('./games/*/Plates.svelte')
const pads = import.meta.glob<{ default: PadModule }>('./games/*/pad.ts')

type Found<T> = Record<string, () => Promise<{ default: T }>>

async function part<T>(found: Found<T>, key: string, file: string): Promise<T | null> {
  const load = found[`./games/${key}/${file}.ts`]
  return load ? (await load()).default : null
}

export const box = (key: string) => part(boxes, key, 'box')
export const table = (key: string) => part(tables, key, 'index')
export const pad = (key: string) => part(pads, key, 'pad')
export const padKeys = Object.keys(pads).map((path) => path.split('/')[2] ?? '')
export const keys = Object.keys(tables).map((path) => path.split('/')[2] ?? '')

/** The pictures beside a game's rules, if it has some. */
export const plates = async (key: string) => (await pictured[`./games/${key}/Plates.svelte`]?.()) ?? null
