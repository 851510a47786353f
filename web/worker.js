// The service worker. The build puts in which version this is and which files belong to it.
const VERSION = '@VERSION@'
const FILES = ['@FILES@']
const CACHE = `irodori-${VERSION}`

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('irodori-') && name !== CACHE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

// Whoever sees the notice of a new version decides when it comes.
addEventListener('message', (event) => {
  if (event.data === 'now') skipWaiting()
})

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  const shell = event.request.mode === 'navigate'
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(shell ? '/' : event.request)).then((found) => found ?? fetch(event.request)))
})
