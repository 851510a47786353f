/** What somebody has chosen for this browser, kept here and nowhere else. */
import { LANGUAGES, words, type Language } from './words.svelte'

export type Theme = 'auto' | 'paper' | 'night'
const KEY = 'irodori-settings'

interface Kept {
  language?: Language
  theme: Theme
  motion: boolean
  sound: boolean
  notices: boolean
}

function kept(): Kept {
  const usual: Kept = { theme: 'auto', motion: true, sound: false, notices: false }
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    const language = LANGUAGES.find((one) => one === found.language)
    return {
      ...(language ? { language } : {}),
      theme: found.theme === 'paper' || found.theme === 'night' ? found.theme : 'auto',
      motion: found.motion !== false,
      sound: found.sound === true,
      notices: found.notices === true,
    }
  } catch {
    return usual
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  #kept = $state(kept())
  #dark = $state(dark.matches)

  constructor() {
    dark.addEventListener('change', () => {
      this.#dark = dark.matches
      this.show()
    })
  }

  get language() { return this.#kept.language ?? words.preferred() }
  get theme() { return this.#kept.theme }
  get motion() { return this.#kept.motion }
  get sound() { return this.#kept.sound }
  get notices() { return this.#kept.notices }
  get night() { return this.theme === 'night' || (this.theme === 'auto' && this.#dark) }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a private window may refuse: then it holds for this visit
    }
    this.show()
    if (change.language) void words.speak(change.language)
  }

  show(): void {
    const root = document.documentElement
    root.dataset['theme'] = this.night ? 'night' : 'paper'
    root.dataset['motion'] = this.motion ? 'on' : 'off'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.night ? '#121a2c' : '#f6f1e4')
  }
}

export const settings = new Settings()
