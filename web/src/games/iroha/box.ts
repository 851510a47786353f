import type { Box } from '../../table/game'
import Picture from './Picture.svelte'

export default { Picture, title: '色映に生へど', mount: '#263a66' } satisfies Box
