import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { ftl } from './ftl.ts'

declare const process: { env: Record<string, string | undefined> }

export default defineConfig({
  plugins: [ftl(), svelte()],
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['IRODORI_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } },
  },
  build: {
    outDir: '../src/irodori/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no fonts from data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: each one costs a request's headers, and what waits for it a way to the server and back.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: (id) => `words-${/(\w\w)\.ftl$/.exec(id)?.[1]}`, test: /\.ftl$/, priority: 3 },
            { name: 'frame', test: /web\/src\/(table\/|net\/(?!api)|parts\/(?!Icon|Seal)|review\/(linked|moments)|rules\/(Text|text|markdown)|share|sound)/, priority: 2 },
            { name: 'core', test: /node_modules|vite\/|web\/src\/(App|pages|route|settings\.|words|install|games\.ts|parts\/(Icon|Seal)|home\/(Home|Join|lobby|MyTable|Scroll)|net\/api)/, priority: 1 },
          ],
        },
      },
    },
  },
})
