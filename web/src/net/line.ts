/** The line to a table: a socket that comes back by itself, and messages that are sent again until they are answered. */
import type { Message, Update } from './messages'

export type State = 'opening' | 'open' | 'waiting' | 'gone' | 'closed' | 'forbidden'

export interface Ears {
  heard(message: Message): void
  changed(state: State): void
  /** The last number that has been seen. */
  since(): number
}

const SHORTEST = 400
const LONGEST = 15_000

/** How long to wait before trying again: longer each time, and never all at once. */
export function pause(tries: number, chance: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** tries)
  return most / 2 + (most / 2) * chance
}

interface Waiting {
  text: string
  done(answer: Update): void
}

export class Line {
  state: State = 'opening'
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, Waiting>()
  #next = 0
  readonly #own = Math.random().toString(36).slice(2, 10)

  constructor(
    readonly address: (since: number) => string,
    readonly ears: Ears,
  ) {
    globalThis.addEventListener?.('online', this.#now)
    this.#open()
  }

  /** Sends, now or when the line is back; the answer comes once, whatever happens in between. */
  send(what: string, more: Record<string, unknown> = {}): Promise<Update> {
    const id = `${this.#own}-${this.#next++}`
    const text = JSON.stringify({ do: what, id, ...more })
    return new Promise((done) => {
      this.#waiting.set(id, { text, done })
      if (this.state === 'open') this.#socket?.send(text)
    })
  }

  /** Anew at once, as whoever one is by now. */
  again(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#open()
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#now)
    clearTimeout(this.#timer)
    this.#set('closed')
    this.#socket?.close()
  }

  #now = (): void => {
    if (this.state !== 'waiting') return
    clearTimeout(this.#timer)
    this.#open()
  }

  #open(): void {
    this.#set('opening')
    const socket = (this.#socket = new WebSocket(this.address(this.ears.since())))
    socket.onmessage = (event) => {
      if (socket === this.#socket && this.state !== 'closed') this.#heard(JSON.parse(String(event.data)) as Message)
    }
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  #heard(message: Message): void {
    if ('hello' in message) {
      this.#tries = 0
      this.#set('open')
    }
    this.ears.heard(message)
    if ('hello' in message) for (const { text } of this.#waiting.values()) this.#socket?.send(text)
    else if (message.answer !== undefined) {
      this.#waiting.get(message.answer)?.done(message)
      this.#waiting.delete(message.answer)
    }
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.state === 'closed') return
    if (code === 4404) return this.#set('gone')
    if (code === 4403) return this.#set('forbidden')
    this.#set('waiting')
    this.#timer = setTimeout(() => this.#open(), pause(this.#tries++, Math.random()))
  }

  #set(state: State): void {
    if (state === this.state) return
    this.state = state
    this.ears.changed(state)
  }
}
