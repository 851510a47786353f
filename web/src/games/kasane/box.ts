import type { Box } from '../../table/game'
import Picture from './Picture.svelte'

export default { Picture, title: '襲ノ色目', mount: '#7a2f3a' } satisfies Box
