/** Where one is: a table has an address of its own, `/t/ID`; every other page stands behind `#/`, so that it works offline. */
export interface Route {
  page: string
  /** What follows in the path. */
  parts: string[]
  query: URLSearchParams
}

function parsed(): Route {
  const table = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  if (table) return { page: 'table', parts: [table[1] as string], query: new URLSearchParams(query || path) }
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page: page || 'home', parts, query: new URLSearchParams(query) }
}

class Router {
  at = $state.raw<Route>(parsed())

  constructor() {
    addEventListener('popstate', () => (this.at = parsed()))
    addEventListener('hashchange', () => (this.at = parsed()))
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      if (link.pathname !== '/' && !link.pathname.startsWith('/t/')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.at = parsed()
    scrollTo(0, 0)
  }

  /** The same page, another moment of it: nothing to go back to. */
  replace(address: string): void {
    history.replaceState(null, '', address)
    this.at = parsed()
  }
}

export const router = new Router()
