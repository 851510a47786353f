import type { PadModule } from '../../scorepad/pad'
import Pad from './Pad.svelte'
import { score } from './score'

export default { Pad, score } satisfies PadModule
