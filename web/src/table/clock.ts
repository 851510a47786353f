import type { Clock } from './game'

/** What is left of a clock, in figures; `short` in the last half minute. */
export function remaining(clock: Clock, now: number): { text: string; short: boolean } {
  const left = Math.max(0, clock.left - (clock.runs ? now - clock.at : 0))
  const seconds = Math.ceil(left / 1000)
  const hours = Math.floor(seconds / 3600)
  const two = (value: number): string => String(value).padStart(2, '0')
  if (hours >= 48) return { text: `${Math.floor(hours / 24)} d ${hours % 24} h`, short: false }
  if (hours >= 1) return { text: `${hours}:${two(Math.floor((seconds % 3600) / 60))} h`, short: false }
  return { text: `${Math.floor(seconds / 60)}:${two(seconds % 60)}`, short: seconds <= 30 }
}
