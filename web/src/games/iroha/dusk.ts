/** The town at nightfall below the mountain, drawn on 390 x 330: the same for everyone. */
function roofs(y0: number, width: number, low: number, high: number, fill: string, lamps: number, chance: () => number): string {
  let out = ''
  for (let x = -24; x < 410; ) {
    const w = width * (0.85 + 0.45 * chance())
    const y = y0 - low - (high - low) * chance()
    const n = (value: number) => Math.round(value)
    out += `<path d="M${n(x - 5)} ${n(y + 16)}Q${n(x + w * 0.16)} ${n(y + 13)} ${n(x + w * 0.28)} ${n(y)}H${n(x + w * 0.72)}Q${n(x + w * 0.84)} ${n(y + 13)} ${n(x + w + 5)} ${n(y + 16)}l-2 4V330H${n(x - 3)}V${n(y + 20)}Z" fill="${fill}"/>`
    if (chance() < lamps)
      out += `<path d="M${n(x + w * 0.3)} ${n(y + 28)}h${n(w * 0.4)}v14h-${n(w * 0.4)}z" fill="#ffc966"/><path d="M${n(x + w * 0.5)} ${n(y + 28)}v14M${n(x + w * 0.3)} ${n(y + 35)}h${n(w * 0.4)}" stroke="${fill}" stroke-width="1.4"/>`
    x += w
  }
  return out
}

export function town(): string {
  let state = 11
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647
  return (
    '<path d="M0 110C80 104 120 86 158 38Q166 28 176 30L186 34 196 29 206 33Q214 28 222 38C262 88 310 104 390 110V330H0Z" fill="#7a4a63" opacity=".8"/>' +
    '<path d="M158 38Q166 28 176 30L186 34 196 29 206 33Q214 28 222 38L228 46 214 44 204 52 192 44 180 52 168 45 151 47Z" fill="#f6d9c0" opacity=".75"/>' +
    roofs(124, 60, 8, 26, '#4a3050', 0.3, chance) +
    roofs(172, 72, 4, 20, '#2d2142', 0, chance) +
    roofs(192, 92, 4, 18, '#15122a', 0.8, chance) +
    '<path d="M0 226H390V330H0Z" fill="#15122a"/>'
  )
}
