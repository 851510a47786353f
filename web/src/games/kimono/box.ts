import type { Box } from '../../table/game'
import Picture from './Picture.svelte'

export default { Picture, title: 'KIMONO', mount: '#a8843c' } satisfies Box
