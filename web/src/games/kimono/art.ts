/** The drawings: each on a field of 64 by 64. currentColor is the sort's own; --g the ground it lies on, --a the accent. */
const G = 'var(--g,#fcf9f0)'
const A = 'var(--a,#b8923a)'
const PAPER = 'var(--paper,#f6f1e4)'

export const ART = {
  bowl: `<path fill="currentColor" d="M7 21c0 18 6 29 16 32.5L22 60h20l-1-6.500C51 50 57 39 57 21z"/>
    <ellipse cx="32" cy="21" rx="25" ry="6.5" fill="currentColor"/><ellipse cx="32" cy="21" rx="21" ry="4" fill="#a5c53f"/>
    <path d="M8.5 33c5 4 8-1 12 1s3 9 7 9 3-8 7-9 6 4 10 3 6-3 11-4" fill="none" stroke="${G}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M45 26l-3 7 4 6-5 6" fill="none" stroke="${A}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`,
  fan: `<g transform="rotate(-10 32 36)"><path fill="currentColor" d="M1.5 35.500A35 35 0 0 1 62.5 35.500L46 45.500A16 16 0 0 0 18 45.500z"/>
    <circle cx="40" cy="27.5" r="6.5" fill="${A}"/>
    <path d="M10.5 26.500l11.8 14.300M20.5 21l6 17M32 18.500v18.500M43.5 21l-6 17M53.5 26.500l-11.8 14.3" stroke="${G}" stroke-width="1.7"/>
    <path d="M19.5 45L32 54.5 44.5 45M25 41l7 13.500L39 41M32 40v14" stroke="currentColor" stroke-width="2.4" fill="none"/>
    <circle cx="32" cy="55" r="3.6" fill="currentColor"/></g>`,
  sword: `<path fill="currentColor" d="M59.5 3.500C58 22 44 37.5 25.5 47L20 41.500C38 33 51 20 59.5 3.500z"/>
    <path d="M54 17C47 29 37 37 25.5 43.2" fill="none" stroke="${G}" stroke-width="1.7" stroke-linecap="round"/>
    <path d="M16.5 37.500L29.5 50.5" stroke="${A}" stroke-width="4.6" stroke-linecap="round"/>
    <path d="M20.5 46.500L7 59" stroke="currentColor" stroke-width="7.5" stroke-linecap="round"/>
    <path d="M17 46.500l2.2 4.200M12.8 50.300l2.2 4.200M8.6 54.200l2.2 4.2" stroke="${G}" stroke-width="1.7" stroke-linecap="round"/>`,
  parasol: `<g transform="rotate(-12 32 34)"><path d="M32 34v24c0 4-6 4-6 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>
    <path d="M32 3v6" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>
    <path fill="currentColor" d="M32 6C17 8 5 20 2 37c5-2.5 9-2 12 1 3-3.5 8-3.5 11 0 2-3 12-3 14 0 3-3.5 8-3.5 11 0 3-3 7-3.5 12-1C59 20 47 8 32 6z"/>
    <path d="M8.5 27.500C16 21 48 21 55.5 27.5" fill="none" stroke="${G}" stroke-width="4.4"/>
    <path d="M32 8C23 14 16 25 14 37.500M32 8c-4 8-6.5 18-7 29M32 8c4 8 6.5 18 7 29M32 8c9 6 16 17 18 29.5" fill="none" stroke="${G}" stroke-width="1.3"/>
    </g>`,
  lute: `<g transform="rotate(24 32 34)"><path fill="currentColor" d="M32 17c5 2 17 16 17 30 0 10-7 16-17 16s-17-6-17-16c0-14 12-28 17-30z"/>
    <path fill="currentColor" d="M28.7 6h6.600l1 16h-8.600z"/><path d="M32 7.500L39 -.5" stroke="currentColor" stroke-width="6.5" stroke-linecap="round"/>
    <path d="M25.5 9.500h13M25.5 4h8M34 -3.500l7 5.5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M16.5 43h31l1 8h-33z" fill="${A}" opacity=".95"/>
    <path d="M25 30c-3.5 2-4.5 5-3.5 8 1.5-1 4-4.5 3.5-8zM39 30c3.5 2 4.5 5 3.5 8-1.5-1-4-4.5-3.5-8z" fill="${G}"/>
    <path d="M30.3 12v44M33.7 12v44" stroke="${G}" stroke-width="1.2"/><path d="M26 56.500h12" stroke="${G}" stroke-width="2.6" stroke-linecap="round"/>
    </g>`,
  figurine: `<circle cx="32" cy="6.5" r="4.6" fill="currentColor"/><ellipse cx="32" cy="22" rx="16" ry="14.5" fill="currentColor"/>
    <path d="M20.5 21.500c3 .5 6-1.5 7.5-4.5 2 3 5.5 4.5 15.5 4.5 0 7-4.5 12-11.5 12s-11.5-5-11.5-12z" fill="#fbf8ef"/>
    <path d="M25 25.200c1 .9 2.5 .9 3.5 0M35.5 25.200c1 .9 2.5 .9 3.5 0" stroke="#1c1a17" stroke-width="1.6" fill="none" stroke-linecap="round"/>
    <circle cx="32" cy="29.5" r="1.5" fill="#b7282e"/><path fill="currentColor" d="M23 36.500h18c4 6 5.5 16 4.5 25.500h-27C17.5 52.5 19 42.5 23 36.500z"/>
    <path d="M25 36.800l7 7 7-7" fill="none" stroke="${G}" stroke-width="2.2"/><path d="M18.3 56.500h27.4" stroke="${A}" stroke-width="2.6"/>
    <g fill="${G}"><circle cx="32" cy="47.3" r="1.9"/><circle cx="35" cy="49.5" r="1.9"/><circle cx="33.9" cy="53" r="1.9"/>
    <circle cx="30.1" cy="53" r="1.9"/><circle cx="29" cy="49.5" r="1.9"/></g>`,
  chopsticks: `<path fill="currentColor" d="M49.5 2.500l6.5 4L14.5 61.500l-2.5-1.500z"/><path fill="currentColor" d="M33 2l7.3 2L33 62l-3-.5z"/>
    <path d="M45.3 8.800l6.5 4M42.5 12.800l6.2 3.8" stroke="${A}" stroke-width="2.5"/>
    <path d="M32.6 9l7 1M32.4 14l6.6 1" stroke="${A}" stroke-width="2.5"/>`,
  kimono: `<path fill="currentColor" d="M25 6h14c6 2.5 14 4 22.5 5v29.500c-5 1.2-10 1.5-15 1L48.5 61h-33L17.5 41.500c-5 .5-10 .2-15-1V11C11 10 19 8.5 25 6z"/>
    <path d="M25.5 6.500L36 30M38.5 6.500L29.5 24" stroke="${G}" stroke-width="2.5" fill="none"/>
    <path d="M17.5 20v21M46.5 20v21" stroke="${G}" stroke-width="1.6"/><path d="M18 30.500h28v7.500H18z" fill="${A}"/>
    <path d="M32 30.500v7.5" stroke="currentColor" stroke-width="1.2"/>
    <path d="M17 55c3-3.5 5-3.5 7.5 0s5 3.5 7.5 0 5-3.5 7.5 0 5 3.5 8 0M3 35c2.5-2.5 4-2.5 6 0s4 2.5 6 0M61 35c-2.5-2.5-4-2.5-6 0s-4 2.5-6 0" fill="none" stroke="${G}" stroke-width="1.7"/>`,
  coin: `<g transform="rotate(14 32 32)"><rect x="13" y="3" width="38" height="58" rx="19" fill="currentColor"/>
    <rect x="16.5" y="6.5" width="31" height="51" rx="15.5" fill="none" stroke="${G}" stroke-width="1.5"/>
    <path d="M21 24h22M19.5 43h25M21 48h22M21 18.500h22" stroke="${G}" stroke-width="1.5" stroke-dasharray="3 2.2"/>
    <path fill="${G}" d="M32 26.500a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"/>
    <path fill="currentColor" d="M28.5 33.500h7M32 30v7" stroke="currentColor" stroke-width="2"/>
    <path d="M28 12.500h8" stroke="${G}" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M28 53h8" stroke="${G}" stroke-width="2.6" stroke-linecap="round"/></g>`,
  fire: `<path fill="#e0555a" d="M34 2c3 9-4 14-9 20-2-2-3-5-2.5-8C13 21 8 30 9 41c1 13 11 21 23 21s23-9 23-22c0-8-4-14-8-18 .5 5-1 8-4 10C45 20 42 9 34 2z"/>
    <path fill="#f0b400" d="M33 26c1 6-3 9-6 13-2-1-2.5-3-2.5-5-5 4-7 9-6 14 1 7 7 11 14 11s13-5 13-12c0-4-1.5-7-4-9.5 0 3-1 5-3 6 0-7-1-12-5.5-17.500z"/>
    <path fill="#fbf8ef" d="M32 44c.5 3-3 5-4 8-1 4 1.5 6.5 4.5 6.500s5-2.5 4.5-6-3.5-5-5-8.500z"/>`,
  cat: `<path fill="#fbf8ef" d="M14 4l9 6c4-1.5 9-1.5 13 0l9-6 1 15c1 2 1.5 4 1.5 6 0 4-2 7.5-5 10 6 4 9 11 9 18 0 6-4 9-9 9h-26c-5 0-9-3-9-9 0-7 3-14 8-18-3-2.5-4.5-6-4.5-10 0-2 .5-4 1.5-6z"/>
    <path d="M52.5 35V14" stroke="#fbf8ef" stroke-width="11" stroke-linecap="round"/>
    <path d="M47.5 38l5 -5" stroke="#fbf8ef" stroke-width="11" stroke-linecap="round"/>
    <path d="M50 11v4M55 11v4" stroke="#1c1a17" stroke-width="1.5" stroke-linecap="round"/>
    <path d="M17 9l1 7 4-3.500zM42 9l-1 7-4-3.500z" fill="#e0555a"/>
    <path d="M19.5 23.500c1.5-2 4-2 5.5 0M34 23.500c1.5-2 4-2 5.5 0" fill="none" stroke="#1c1a17" stroke-width="2" stroke-linecap="round"/>
    <path d="M28 27h3l-1.5 2z" fill="#e0555a"/>
    <path d="M29.5 29c-.5 2-3 2.5-4.5 1M29.5 29c.5 2 3 2.5 4.5 1" fill="none" stroke="#1c1a17" stroke-width="1.4"/>
    <path d="M17.5 36.500c7 3.5 17 3.5 24 0" fill="none" stroke="#e0555a" stroke-width="3.6"/>
    <rect x="21.5" y="40.5" width="16" height="20" rx="8" fill="#d3a63f"/><path d="M26 48h7M26 52.500h7" stroke="#1c1a17" stroke-width="1.6"/>`,
  breakage: `<g fill="#fbf8ef"><path transform="rotate(-9 20 40)" d="M24 8c-6 0-9 1-9 3s3 4 4 7c0 4-14 9-14 24 0 11 7 17 17 18l4-9-7-9 9-10-6-9 6-8z"/>
    <path transform="rotate(9 46 40)" d="M33 8c6 0 10 1 10 3s-3 4-4 7c0 4 15 9 15 24 0 11-8 18-19 18.500L39 51l-7-9 9-10-6-9 5-8z"/></g>
    <path d="M31 4v5M22 3l2 4M40 3l-2 4" stroke="#e0555a" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M9 38c4 2 8 2 12 0M45 38c4 2 7 2 10 0" stroke="#3f69b5" stroke-width="3.2" fill="none"/>`,
  copy: `<path transform="translate(11 -1)" d="M22 6c7 0 10 5 9 10-1 4-2 5 1 8 6 4 10 10 10 18 0 11-9 18-20 18" fill="none" stroke="#fbf8ef" stroke-width="2.4" stroke-dasharray="4.5 3"/>
    <path fill="#fbf8ef" d="M21 6c7 0 10.5 5 9.5 10-1 4-2 5 1 8 6 4 9.5 10 9.5 18 0 11-9 19-20 19S1.5 53 1.5 42c0-8 3.5-14 9.5-18 3-3 2-4 1-8C11 11 14 6 21 6z"/>
    <path d="M21 7c0-3 2-5 5-5" fill="none" stroke="#fbf8ef" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M12.5 23.500c5 2.5 12 2.5 17 0" stroke="#e0555a" stroke-width="3.6" fill="none"/>
    <path d="M9 42c0-5 2-8.5 5-11" stroke="#1c1a17" stroke-width="2" fill="none" stroke-linecap="round" opacity=".55"/>`,
  apprentice: `<path d="M25 55v6M38 55v6" stroke="#1c1a17" stroke-width="4.5" stroke-linecap="round"/>
    <path fill="#1c1a17" d="M24 32h15c4 2 12 8 17 17l-7 5c-2.5-3-4.5-5-6.5-6.500L44.5 57h-26l2-9.500c-2 1.5-4 3.5-6.5 6.500l-7-5c5-9 13-15 17-17z"/>
    <path d="M26 32l10 12M37 32l-9 9" stroke="#f3e3b3" stroke-width="2"/><path d="M20.5 45h22.5" stroke="#b7282e" stroke-width="5.5"/>
    <circle cx="31.5" cy="20" r="12" fill="#1c1a17"/><path d="M22 18.500c6 0 9-1.5 11-4 2 2.5 4 4 8.5 4 .5 7-3.5 12-10 12s-10-5-9.5-12z" fill="#fbf8ef"/>
    <ellipse cx="31.5" cy="5.5" rx="3.4" ry="4.6" fill="#1c1a17"/><path d="M28.5 9.500h6" stroke="#b7282e" stroke-width="2.4"/>
    <circle cx="27.5" cy="22.5" r="1.4" fill="#1c1a17"/><circle cx="36" cy="22.5" r="1.4" fill="#1c1a17"/>
    <path d="M29.8 26.500c1.2 1 2.6 1 3.8 0" stroke="#1c1a17" stroke-width="1.3" fill="none" stroke-linecap="round"/>`,
  blade: `<path fill="currentColor" d="M26 24h12v34c0 3-4 5-8 4-3-8-5-22-4-38z"/><path d="M34.5 27v30" stroke="${PAPER}" stroke-width="1.6"/>
    <rect x="22" y="20" width="20" height="5" rx="1.5" fill="${A}"/><rect x="26" y="2" width="12" height="18" rx="3" fill="currentColor"/>
    <path d="M27 7l10 4M27 13l10 4" stroke="${PAPER}" stroke-width="1.6"/>`,
  bin: `<path fill="currentColor" d="M10 18h44l-4.5 42h-35z"/><path fill="currentColor" d="M6 8h52v9H6z"/>
    <path d="M11.5 29h41M13.5 48h37.5" stroke="${A}" stroke-width="4"/><path d="M22 19l2 40M32 19v40M42 19l-2 40" stroke="${PAPER}" stroke-width="1.4"/>`,
  sack: `<path fill="currentColor" d="M22 22C10 30 5 40 7 50c1.5 8 8 12 25 12s23.5-4 25-12c2-10-3-20-15-28z"/>
    <path fill="currentColor" d="M20 17c-3-4-5-8-5-13 4 3 7 3 9 0 2 3 6 4 8 0 2 4 6 3 8 0 2 3 5 3 9 0 0 5-2 9-5 13z"/>
    <path d="M20 19.500h24" stroke="var(--shu,#b7282e)" stroke-width="4" stroke-linecap="round"/>
    <path d="M42 20c5 3 5 8 3 13M42 20c8 0 11 5 11 9" fill="none" stroke="var(--shu,#b7282e)" stroke-width="2.4" stroke-linecap="round"/>
    <circle cx="30" cy="43" r="8" fill="none" stroke="${PAPER}" stroke-width="2"/>
    <path d="M30 35c4 3 4 5 0 8s-4 5 0 8" fill="none" stroke="${PAPER}" stroke-width="2"/>`,
  talk: `<path fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" d="M8 10h48v34H30L18 56V44H8z"/>
    <path d="M18 22h28M18 32h18" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
  swap: `<path fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M8 22h44l-10-10M56 42H12l10 10"/>`,
  left: `<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M40 12L20 32l20 20"/>`,
  right: `<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M24 12l20 20-20 20"/>`,
  crack: `<path fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" d="M36 4L24 24l14 10L26 60"/>`,
  flag: `<path d="M16 4v58" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><path fill="currentColor" d="M18 6l40 16-40 18z"/>`,
  wave: `<circle cx="32" cy="32" r="29" fill="currentColor"/>
    <path d="M8 40c8 0 9-20 24-20 10 0 15 6 15 12 0 5-4 8-8 8-3 0-6-2-6-5 0-2 1.5-4 4-4M10 48c12 2 34 2 46-4" fill="none" stroke="${PAPER}" stroke-width="4.5" stroke-linecap="round"/>`,
  plum: `<circle cx="32" cy="32" r="29" fill="currentColor"/><g fill="${PAPER}"><circle cx="32" cy="18" r="8.5"/><circle cx="45.3" cy="27.7" r="8.5"/>
    <circle cx="40.2" cy="43.3" r="8.5"/><circle cx="23.8" cy="43.3" r="8.5"/><circle cx="18.7" cy="27.7" r="8.5"/></g>
    <circle cx="32" cy="32" r="5" fill="currentColor"/>`,
  pine: `<circle cx="32" cy="32" r="29" fill="currentColor"/><path fill="${PAPER}" d="M32 9l11 13h-6l9 11h-7l10 12H15l10-12h-7l9-11h-6zM29.5 45h5v9h-5z"/>`,
  moon: `<circle cx="32" cy="32" r="29" fill="currentColor"/><path fill="${PAPER}" d="M38 10a23 23 0 1 0 15 33A19 19 0 0 1 38 10z"/>`,
  crane: `<circle cx="32" cy="32" r="29" fill="currentColor"/><path fill="${PAPER}" d="M9 30c8-9 16-11 21-5l3-10c2-5 8-5 10-1l6 3-7 1c-3 3-3 8-3 12 8 0 13 3 16 8-7-2-12-1-16 3-5 6-14 7-21 4l8-5c-8 0-14-4-17-10z"/>`,
  bamboo: `<circle cx="32" cy="32" r="29" fill="currentColor"/><path d="M32 56V8M28.5 24h7M28.5 40h7" stroke="${PAPER}" stroke-width="4.5" stroke-linecap="round"/><path fill="${PAPER}" d="M32 24c-6-9-13-11-20-9 3 7 10 11 20 9zM32 24c6-9 13-11 20-9-3 7-10 11-20 9zM32 41c-6-7-12-8-19-5 4 6 11 8 19 5zM32 41c6-7 12-8 19-5-4 6-11 8-19 5z"/>`,
} as const

export type Drawing = keyof typeof ART

/** Which crest a seat has: told apart by shape. */
export const CRESTS = ['wave', 'plum', 'pine', 'moon', 'crane', 'bamboo'] as const
