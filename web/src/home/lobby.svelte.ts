/** Who I am here, which games there are, my tables: what several pages ask the server for. */
import { get, nonce, post, put, Problem, type GameFacts, type Summary, type TableAnswer, type Wish } from '../net/api'
import { keys as drawn } from '../games'
import { router } from '../route.svelte'
import { words } from '../words.svelte'

const LAST = 'irodori-level'

class Lobby {
  games = $state.raw<GameFacts[]>([])
  name = $state<string | null>(null)
  mine = $state.raw<Summary[]>([])
  /** Why the server did not do what was asked, in words. */
  trouble = $state('')
  busy = $state(false)
  offline = $state(false)

  /** Keys of all games, also before the server has answered. */
  get keys(): string[] {
    return this.games.length > 0 ? this.games.map((game) => game.key) : drawn
  }

  facts(key: string): GameFacts | undefined {
    return this.games.find((game) => game.key === key)
  }

  async look(): Promise<void> {
    try {
      const [games, me] = await Promise.all([get<GameFacts[]>('/games'), get<{ name: string | null }>('/me')])
      this.games = games
      this.name = me.name
      this.offline = false
      if (me.name !== null) this.mine = await get<Summary[]>('/me/tables')
    } catch (error) {
      this.offline = error instanceof Problem && error.code === 'offline'
      if (!this.offline) this.say(error)
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await put<{ name: string }>('/me', { name })).name
  }

  async comeIn(): Promise<void> {
    if (this.name === null) await this.rename(words.t('page-guest'))
  }

  get level(): string {
    const known = this.games[0]?.levels ?? []
    const found = localStorage.getItem(LAST) ?? ''
    return known.includes(found) ? found : 'plum'
  }

  set level(level: string) {
    localStorage.setItem(LAST, level)
  }

  /** A table against bots, dealt at once. */
  async playNow(key: string): Promise<void> {
    await this.doing(async () => {
      await this.comeIn()
      const players = this.facts(key)?.usual ?? 4
      const bots = Array.from({ length: players - 1 }, () => this.level)
      const made = await post<TableAnswer>('/tables', { game: key, players, bots, nonce: nonce() } satisfies Wish)
      await post(`/tables/${made.id}/start`)
      router.go(`/t/${made.id}`)
    })
  }

  async create(wish: Wish, start: boolean): Promise<void> {
    await this.doing(async () => {
      await this.comeIn()
      const made = await post<TableAnswer>('/tables', { ...wish, nonce: nonce() })
      if (start) await post(`/tables/${made.id}/start`)
      router.go(`/t/${made.id}`)
    })
  }

  async doing(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.say(error)
    } finally {
      this.busy = false
    }
  }

  say(error: unknown): void {
    this.trouble = trouble(error)
  }
}

/** A problem's words: ours where we have some, else the server's own sentence. */
export function trouble(error: unknown): string {
  if (!(error instanceof Problem)) throw error
  const key = `page-problem-${error.code.replaceAll('_', '-')}`
  return words.has(key) ? words.t(key) : error.message
}

/** The id of a table from a link or a code that somebody has pasted. */
export function tableId(text: string): string | null {
  const found = /(?:\/t\/|^)([A-Za-z0-9_-]{6,64})(?:[?#/].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}

export const lobby = new Lobby()
