/** Which page an address leads to: each is loaded when it is needed. */
import type { Component } from 'svelte'
import type { Route } from './route.svelte'

interface Page {
  load: () => Promise<{ default: Component<any> }>
  props: (route: Route) => Record<string, unknown>
}

const PAGES: Record<string, Page> = {
  table: { load: () => import('./table/TablePage.svelte'), props: ({ parts }) => ({ id: parts[0] }) },
  new: { load: () => import('./home/NewTable.svelte'), props: ({ parts }) => ({ game: parts[0] }) },
  tables: { load: () => import('./home/Tables.svelte'), props: () => ({}) },
  settings: { load: () => import('./settings/Settings.svelte'), props: () => ({}) },
  linked: { load: () => import('./settings/Linked.svelte'), props: ({ parts }) => ({ token: parts[0] }) },
  turns: { load: () => import('./settings/Confirm.svelte'), props: ({ parts }) => ({ token: parts[0] }) },
  about: { load: () => import('./settings/About.svelte'), props: () => ({}) },
  learn: { load: () => import('./learn/LearnPage.svelte'), props: ({ parts }) => ({ game: parts[0] }) },
  review: { load: () => import('./review/ReviewPage.svelte'), props: ({ parts }) => ({ id: parts[0] }) },
  pad: { load: () => import('./scorepad/PadPage.svelte'), props: ({ parts }) => ({ id: parts[0] }) },
  editions: { load: () => import('./editions/EditionPage.svelte'), props: ({ parts }) => ({ game: parts[0] }) },
  rules: { load: () => import('./rules/Page.svelte'), props: ({ parts }) => ({ game: parts[0], number: parts[1] }) },
}
const HOME: Page = { load: () => import('./home/Home.svelte'), props: () => ({}) }

export const pageAt = (route: Route): Page => PAGES[route.page] ?? HOME
