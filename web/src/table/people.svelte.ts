/** Whose talk is not shown at a table: who was muted is kept in this browser, who was blocked by the server. */
import { get, post, type TableAnswer } from '../net/api'
import type { Facts, Happened } from '../net/messages'

const KEY = 'irodori-muted'
const MOST_TABLES = 100

/** Of each table, its muted seats and who sits there: in a rematch somebody may sit elsewhere. */
type Kept = Record<string, Record<number, string>>

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Kept) : {}
  } catch {
    return {}
  }
}

export class People {
  muted = $state.raw<Record<number, string>>({})
  blocked = $state.raw<number[]>([])
  #asked = ''

  constructor(readonly id: string) {
    this.muted = kept()[id] ?? {}
  }

  /** Who sits here by now; of the table before a rematch, the same people stay muted. */
  sit(facts: Facts): void {
    const names = facts.chairs.map((chair) => (chair?.person ? chair.name : ''))
    const now = `${facts.status} ${names.join('\n')}`
    if (now === this.#asked) return
    this.#asked = now
    const all = kept()
    if (facts.before && facts.status !== 'open' && !all[this.id]) {
      const before = new Set(Object.values(all[facts.before] ?? {}))
      this.#keep(Object.fromEntries(names.flatMap((name, seat) => (name && before.has(name) ? [[seat, name]] : []))))
    }
    void this.look()
  }

  async look(): Promise<void> {
    this.blocked = await get<TableAnswer>(`/tables/${this.id}`).then((answer) => answer.blocked, () => this.blocked)
  }

  mute(seat: number, name: string, yes: boolean): void {
    const { [seat]: _, ...others } = this.muted
    this.#keep(yes ? { ...others, [seat]: name } : others)
  }

  async block(seat: number, yes: boolean): Promise<void> {
    await post(`/tables/${this.id}/${yes ? 'block' : 'unblock'}`, { seat })
    await this.look()
  }

  async report(seat: number, text: string): Promise<void> {
    await post(`/tables/${this.id}/report`, { seat, text })
  }

  /** Without what those have written whose talk is not shown. */
  heard(happened: readonly Happened[]): Happened[] {
    return happened.filter(({ kind, seat }) => kind !== 'chat' || seat === null || !(seat in this.muted || this.blocked.includes(seat)))
  }

  #keep(muted: Record<number, string>): void {
    this.muted = muted
    const { [this.id]: _, ...others } = kept()
    const tables = Object.entries(others).slice(1 - MOST_TABLES)
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...tables, [this.id, muted]])))
    } catch {
      // a private window may refuse: then it holds for this visit
    }
  }
}
