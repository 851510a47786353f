/** The rules pages themselves, packed with the page so that they can be read without a server. */
import type { Language } from '../words.svelte'

const shared = import.meta.glob<string>('../../../src/irodori/RULES.*.md', { query: '?raw', import: 'default' })
const ofGames = import.meta.glob<string>('../../../src/irodori/games/*/RULES.*.md', { query: '?raw', import: 'default' })

export const ruledGames = [...new Set(Object.keys(ofGames).map((path) => path.split('/').at(-2) ?? ''))]

/** A game's rules, or those that all games share for ''. */
export async function rules(game: string, language: Language): Promise<string | null> {
  const load = game ? ofGames[`../../../src/irodori/games/${game}/RULES.${language}.md`] : shared[`../../../src/irodori/RULES.${language}.md`]
  return load ? await load() : null
}
