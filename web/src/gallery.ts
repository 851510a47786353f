import { mount } from 'svelte'

import './style/tokens.css'
import './style/fonts.css'
import './style/ja/letters.css'
import './style/base.css'
import './style/controls.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.body })
