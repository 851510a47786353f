// After the build: the service worker learns its files, and what can be packed is packed once for all.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = process.argv[2]
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile())
  .sort()

const hash = createHash('sha256')
for (const path of files) hash.update(readFileSync(path))
const kept = files.map((path) => '/' + relative(folder, path).replaceAll('\\', '/')).map((path) => (path === '/index.html' ? '/' : path))
const worker = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
  .replace('@VERSION@', hash.digest('hex').slice(0, 12))
  .replace("['@FILES@']", JSON.stringify(kept))
writeFileSync(join(folder, 'sw.js'), worker)

for (const path of [...files, join(folder, 'sw.js')].filter((path) => /\.(js|css|html|json|svg|webmanifest)$/.test(path))) {
  const text = readFileSync(path)
  if (text.length < 600) continue
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
}
