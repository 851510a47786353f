import type { GameModule } from '../../table/game'
import Table from './Table.svelte'
import * as words from './words'

export default {
  Table,
  told: words.told,
  move: (view, text, say) => words.move(view as unknown as Parameters<typeof words.move>[0], text, say),
  where: (view, say) => {
    const { round } = view.table as unknown as { round: number }
    return say('kasane-page-round', { round, rounds: view.players })
  },
  sound: (event) =>
    event.kind === 'take' || event.kind === 'deal' ? 'paper' : event.kind === 'meld' ? 'wood' : event.kind === 'end' ? 'bell' : null,
  keys: [
    ['1 – 9', 'kasane-page-key-number'],
    ['P', 'kasane-page-key-pass'],
    ['Esc', 'kasane-page-key-escape'],
    ['← →', 'kasane-page-key-arrows'],
  ],
} satisfies GameModule
