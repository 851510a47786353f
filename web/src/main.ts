import { mount } from 'svelte'

import './style/tokens.css'
import './style/fonts.css'
import './style/ja/letters.css'
import './style/base.css'
import './style/controls.css'
import App from './App.svelte'
import { install } from './install.svelte'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

settings.show()
await words.speak(settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
install.start()
