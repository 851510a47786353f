import type { GameModule } from '../../table/game'
import Table from './Table.svelte'
import { move, sound, told, where } from './words'

export default {
  Table,
  told,
  move,
  where,
  sound,
  keys: [
    ['← → ↑ ↓', 'iroha-page-key-choose'],
    ['Enter', 'iroha-page-key-play'],
    ['Esc', 'iroha-page-key-not'],
    ['L', 'iroha-page-key-last'],
    ['D', 'iroha-page-key-scores'],
  ],
} satisfies GameModule
