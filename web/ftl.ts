import type { Plugin } from 'vite'

/** Fluent files as texts, without comments and without the words of another door. */
export function ftl(): Plugin {
  return {
    name: 'ftl',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return null
      const blocks = code.split(/\n(?=\S)/).filter((block) => !block.startsWith('#') && !block.startsWith('terminal-'))
      return { code: `export default ${JSON.stringify(blocks.map((block) => block.trimEnd()).join('\n'))}`, map: null, moduleType: 'js' }
    },
  }
}
