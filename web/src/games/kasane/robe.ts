/** A robe on its rod, from its layers: the first card innermost, each later one a little smaller, so that every edge shows. */

export interface Layer {
  cloth: string
  /** the lining along the collar */
  collar: string
}

const shoulder = (x: number) => 13 + x * 0.15
const n = (x: number) => String(Math.round(x * 10) / 10)

/** Layers are drawn as if there were at least so many, so that a young robe is no heap of wide collars. */
const FEWEST = 5

export function layers(count: number): { layers: Layer[]; fold: string } {
  const many = Math.max(count, FEWEST)
  const edge = Math.min(4.6, 36 / many)
  const widens = Math.min(10.5, 72 / many)
  const deepens = Math.min(22, 130 / many)
  const cuff = 64
  const found: Layer[] = []
  let fold = ''
  for (let i = 0; i < count; i++) {
    const open = 10 + i * widens
    const v = 42 + i * deepens
    const left = 3 + i * edge
    const right = 240 - left
    const sleeve = 126 - i * edge * 0.95
    const hem = 190 - i * edge * 0.95
    const train = 30 - i * 0.6
    const at = n(shoulder(open))
    const end = n(shoulder(120 - left))
    const cloth =
      `M${n(120 - open)} ${at}L${n(left)} ${end}V${n(sleeve - 9)}Q${n(left)} ${n(sleeve)} ${n(left + 9)} ${n(sleeve)}H${cuff}` +
      `Q${cuff - 4} ${n(sleeve + 34)} ${n(cuff - train)} ${n(hem - 4)}Q120 ${n(hem + 10)} ${n(240 - cuff + train)} ${n(hem - 4)}` +
      `Q${240 - cuff + 4} ${n(sleeve + 34)} ${240 - cuff} ${n(sleeve)}H${n(right - 9)}Q${n(right)} ${n(sleeve)} ${n(right)} ${n(sleeve - 9)}` +
      `V${end}L${n(120 + open)} ${at}L117 ${n(v)}Z`
    found.push({ cloth, collar: `M${n(120 - open)} ${at}L117 ${n(v)}L${n(120 + open)} ${at}` })
    if (i === count - 1) {
      const k = widens * 0.9 + 2
      const below = n(shoulder(open + k))
      fold =
        `M${n(120 - open - k)} ${below}L${n(117 - k * 0.1)} ${n(v + k * 1.7)}M${n(120 + open + k)} ${below}` +
        `L${n(117 - k * 0.25)} ${n(Math.min(hem + 2, v + k * 2.2))}M117 ${n(v)}Q113 ${n((v + hem) / 2)} 104 ${n(hem + 2)}` +
        `M${cuff} ${n(sleeve)}v-40M${240 - cuff} ${n(sleeve)}v-40`
    }
  }
  return { layers: found, fold }
}
