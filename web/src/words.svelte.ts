/** What players read: the same .ftl files as the terminal's, of the current language only, loaded when needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Argument, Say } from './table/game'

export const LANGUAGES = ['ja', 'en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const common = import.meta.glob<string>('../../src/irodori/locales/*.ftl', { import: 'default' })
const ofGames = import.meta.glob<string>('../../src/irodori/games/*/locales/*.ftl', { import: 'default' })

/** Arguments that name things -> what is named: card "B5" is the message GAME-card-B5. The same list as in words.py. */
const NAMED: Readonly<Record<string, string>> = {
  meld: 'meld', card: 'card', sort: 'card', action: 'card', most: 'card', colours: 'suit',
}

/** All games that have words. */
export const worded = [...new Set(Object.keys(ofGames).map((path) => path.split('/').at(-3) ?? ''))]

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #games: string[] = []

  /** From the browser's setting, if nobody has chosen. */
  preferred(): Language {
    for (const wish of navigator.languages) {
      const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language))
      if (found) return found
    }
    return 'en'
  }

  async speak(language: Language): Promise<void> {
    this.#bundle = await this.#made(language, this.#games)
    this.language = language
    document.documentElement.lang = language
  }

  /** Makes sure that a game's words are there. */
  async use(...games: string[]): Promise<void> {
    const missing = games.filter((game) => !this.#games.includes(game))
    if (missing.length === 0) return
    const all = [...this.#games, ...missing]
    this.#bundle = await this.#made(this.language, all)
    this.#games = all
  }

  async #made(language: Language, games: readonly string[]): Promise<FluentBundle> {
    const folders = ['../../src/irodori/locales', ...games.map((game) => `../../src/irodori/games/${game}/locales`)]
    const files = folders.flatMap((folder) => [`${folder}/${language}.ftl`, `${folder}/page.${language}.ftl`])
    const texts = await Promise.all(files.map((file) => (common[file] ?? ofGames[file])?.()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text))
    return bundle
  }

  has(key: string): boolean {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
  }

  t: Say = (key, args) => {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern == null) {
      console.error(`no words for ${key} (${this.language})`)
      return key
    }
    const wrong: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args ?? null, wrong)
    if (wrong[0]) console.error(`${key} (${this.language}): ${wrong[0].message}`)
    return text
  }

  /** The name of a game's card, meld, suit …; the value itself where it has none. */
  name(game: string, kind: string, value: string): string {
    const key = `${game}-${kind}-${value === '+' ? 'plus' : value}`
    return this.has(key) ? this.t(key) : value
  }

  /** A message whose arguments may be keys of things that have names. */
  named(game: string, key: string, args: Readonly<Record<string, Argument>>): string {
    const said: Record<string, Argument> = {}
    for (const [argument, value] of Object.entries(args)) {
      const kind = NAMED[argument]
      said[argument] =
        kind && typeof value === 'string'
          ? value.split(', ').map((one) => this.name(game, kind, one)).join(this.t('list-comma'))
          : value
    }
    return this.t(key, said)
  }

  /** Why a move is refused; a game without words speaks English. */
  refusal(game: string, key: string, args: Readonly<Record<string, Argument>>, sentence: string): string {
    const found = [`${game}-refuse-${key}`, `refuse-${key}`].find((name) => this.has(name))
    return found ? this.named(game, found, args) : sentence
  }
}

export const words = new Words()
export const t: Say = (key, args) => words.t(key, args)

/** What a bot at a seat is called: one name for each chair. */
export function botName(seat: number): string {
  return words.t('page-bot-names').split('|')[seat]?.trim() ?? String(seat)
}

/** How strong a bot is, in words. */
export function botLevel(level: string): string {
  const key = `page-level-${level}`
  return words.has(key) ? words.t(key) : level
}
