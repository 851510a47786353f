/** The service worker: keeps the page for when there is no network, and says when there is a newer one. */
const LATER = 10_000

class Install {
  newer = $state.raw<ServiceWorker | null>(null)
  #begun = false

  start(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
    let replaced = navigator.serviceWorker.controller === null
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!replaced) location.reload()
      replaced = false
    })
    setTimeout(() => void this.keep(), LATER)
  }

  /** Keeps the whole page here: at once where it is promised without a network, else when the first table has come. */
  async keep(): Promise<void> {
    if (this.#begun || !('serviceWorker' in navigator) || import.meta.env.DEV) return
    this.#begun = true
    try {
      const found = await navigator.serviceWorker.register('/sw.js')
      const look = (worker: ServiceWorker | null) => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.newer = worker
      }
      look(found.waiting)
      found.addEventListener('updatefound', () => {
        const worker = found.installing
        worker?.addEventListener('statechange', () => look(worker))
      })
    } catch {
      // a browser that forbids it still plays
    }
  }

  now(): void {
    this.newer?.postMessage('now')
  }
}

export const install = new Install()
