// What is wrong with how the page is laid out, as sentences.
() => {
  const wrong = []
  const top = document.querySelector('dialog:modal') ?? document.body
  const [wide, tall] = [innerWidth, innerHeight]
  const scroller = document.scrollingElement
  const said = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const styles = new Map()
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element))
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !within(element, (at) => style(at).clipPath.startsWith('inset(50'))
  const scrolls = (element, axis) => /auto|scroll/.test(style(element)[`overflow${axis}`])
  const within = (element, test) => { for (let at = element; at && at !== document.documentElement; at = at.parentElement) if (test(at)) return at; return null }

  if (scroller.scrollWidth > wide + 1) wrong.push(`the page is ${scroller.scrollWidth} wide in a window of ${wide}`)
  if (document.querySelector('main.frame, main.lesson') && scroller.scrollHeight > tall + 1) wrong.push(`the table is ${scroller.scrollHeight} tall in a window of ${tall}`)

  for (const thing of top.querySelectorAll('button, a[href], input, select, [role=slider], summary')) {
    if (!seen(thing)) continue
    const box = thing.getBoundingClientRect()
    if ((box.left < -1 || box.right > wide + 1) && !within(thing, (at) => scrolls(at, 'X'))) wrong.push(`beyond the side: ${said(thing)} "${thing.innerText}"`)
    const still = document.querySelector('main.frame') && !within(thing, (at) => scrolls(at, 'Y'))
    if (still && (box.top < -1 || box.bottom > tall + 1)) wrong.push(`beyond the window: ${said(thing)} "${thing.innerText}"`)
    if (!thing.closest('p, dd, li:not(:has(button)), small') && (box.width < 24 || box.height < 24) && !thing.matches('input[type=checkbox], input[type=radio], input[type=range]')) wrong.push(`small: ${said(thing)} "${thing.innerText || thing.ariaLabel}" ${Math.round(box.width)}x${Math.round(box.height)}`)
  }

  const MAIN = '.button, .iconic, .choices label, [data-commit], [data-play], [data-go], button.now, a.friends, .language button, .nudge button'
  for (const thing of wide < 600 ? top.querySelectorAll(MAIN) : []) {
    const box = thing.getBoundingClientRect()
    if (seen(thing) && (box.width < 43.5 || box.height < 43.5)) wrong.push(`small for a finger: ${said(thing)} "${thing.innerText || thing.ariaLabel}" ${Math.round(box.width)}x${Math.round(box.height)}`)
  }

  const texts = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !seen(parent) || parent.closest('svg, option, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length === 0) continue
    const whole = range.getBoundingClientRect()
    const ink = (whole.height / boxes.length) * 0.2  // a line is taller than its letters
    const full = { left: whole.left, right: whole.right, top: whole.top + ink, bottom: whole.bottom - ink }
    const shown = node.data.trim().slice(0, 60)
    const cut = within(parent, (at) => {
      const of = style(at)
      if (!/hidden|clip/.test(of.overflowX + of.overflowY) || of.clipPath !== 'none') return false
      const box = at.getBoundingClientRect()
      return full.left < box.left - 2 || full.right > box.right + 2 || full.top < box.top - 1 || full.bottom > box.bottom + 1
    })
    const free = within(parent, (at) => at !== cut && (scrolls(at, 'X') || scrolls(at, 'Y')))
    if (cut && !(free && cut.contains(free))) {
      if (!cut.matches('.name, .by, .who, b, [data-shortened]')) wrong.push(`cut off: "${shown}" in ${said(cut)}`)
    }
    const box = parent.matches('.tag') ? null : within(parent, (at) => at.matches('button, .button, td, th, .chip'))?.getBoundingClientRect()
    if (box && !cut && (full.left < box.left - 2 || full.right > box.right + 2 || full.top < box.top - 1 || full.bottom > box.bottom + 1)) wrong.push(`spills out of its box: "${shown}" in ${said(parent)}`)
    for (const one of boxes) texts.push({ box: one, parent, shown })
  }
  for (let i = 0; i < texts.length; i += 1)
    for (let j = i + 1; j < texts.length; j += 1) {
      const [one, other] = [texts[i], texts[j]]
      if (one.parent === other.parent) continue
      const left = Math.max(one.box.left, other.box.left), right = Math.min(one.box.right, other.box.right)
      const up = Math.max(one.box.top, other.box.top), down = Math.min(one.box.bottom, other.box.bottom)
      const least = Math.min(one.box.height, other.box.height)
      if (right - left < 3 || down - up < Math.max(4, least * 0.35)) continue
      const on = document.elementFromPoint((left + right) / 2, (up + down) / 2)
      const under = (text) => on && (on.contains(text.parent) || text.parent.contains(on))
      if (under(one) && under(other)) wrong.push(`on each other: "${one.shown}" and "${other.shown}" in ${said(other.parent)}`)
    }

  const RAW = /\b(?:page|kasane|kimono|iroha)-[a-z][a-z0-9-]+\b|\{\s*\$|\bundefined\b|\bNaN\b|\[object |\bnull\b/
  const spoken = [...top.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')]
    .flatMap((element) => ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''))
  for (const text of [...texts.map(({ parent }) => parent.innerText ?? ''), ...spoken, document.title])
    if (RAW.test(text)) wrong.push(`no words: "${text.slice(0, 90)}"`)
  return [...new Set(wrong)]
}
