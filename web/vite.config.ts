import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['IRODORI_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } } },
  build: {
    outDir: '../src/irodori/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
