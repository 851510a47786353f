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
  },
})
