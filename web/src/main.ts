import { mount } from 'svelte'

import './style/tokens.css'
import './style/fonts.css'
import './style/ja/letters.css'
import './style/base.css'
import './style/controls.css'
import App from './App.svelte'
import { install } from './install.svelte'
import { pageAt } from './pages'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

/** No `await` on the outside: what the page loads later imports from this file, and would wait for it for ever. */
async function begin(): Promise<void> {
  settings.show()
  void pageAt(router.at).load() // comes while the words do
  await words.speak(settings.language)
  mount(App, { target: document.getElementById('app') as HTMLElement })
  install.start()
}

void begin()
