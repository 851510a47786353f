import { mount } from 'svelte'

import './style/tokens.css'
import './style/fonts.css'
import './style/base.css'
import App from './App.svelte'
import { words } from './words.svelte'

await words.speak(words.preferred())
mount(App, { target: document.getElementById('app') as HTMLElement })
