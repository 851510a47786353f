/** Tells an element's inner size when it has been laid out anyway: `bind:clientWidth` would ask for a layout of its own. */
export const sized = (tell: (width: number, height: number) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
  observer.observe(element)
  return () => observer.disconnect()
}
