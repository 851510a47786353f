/** One stop for Tab, the arrow keys inside: buttons of a group. */
export function roving(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLButtonElement>('button')]
  const settle = () => {
    const all = buttons()
    const current = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0]
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  }
  const focus = (event: FocusEvent) => {
    for (const one of buttons()) one.tabIndex = one === event.target ? 0 : -1
  }
  const key = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const next = all[(to + all.length) % all.length]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const watched = new MutationObserver(settle)
  watched.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', focus)
  group.addEventListener('keydown', key)
  settle()
  return () => {
    watched.disconnect()
    group.removeEventListener('focusin', focus)
    group.removeEventListener('keydown', key)
  }
}
