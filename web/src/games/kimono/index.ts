import type { GameModule } from '../../table/game'
import Table from './Table.svelte'
import { move, sound, told, where } from './told'

export default {
  Table,
  told,
  move,
  where,
  sound,
  keys: [
    ['1 2', 'kimono-page-key-group'],
    ['← →', 'kimono-page-key-blade'],
    ['x', 'kimono-page-key-swap'],
    ['Enter', 'kimono-page-key-commit'],
  ],
} satisfies GameModule
