export interface TeamRow {
  readonly name: string
  readonly description: string
  /** CSS colors of its page. */
  readonly background: string
  readonly textColor: string
  /** SVG of 320 x 320 without its ground. */
  readonly emblem: string
}

const LINE = 'stroke="#2b2233" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"'

/** The three teams of the specification. Their ids count from 1. */
export const teamTable: readonly TeamRow[] = [
  {
    name: 'Syrup Storm',
    description: 'Weather the dips together: sweet, slow and impossible to wash off.',
    background: '#c9772b',
    textColor: '#2b1606',
    emblem: `<g ${LINE}><path fill="#fff1d6" d="M84 176a44 44 0 0 1 8-88 60 60 0 0 1 112-16 50 50 0 0 1 44 104z"/><path fill="none" d="M132 146a30 30 0 1 1 30-30 14 14 0 1 1-14-14"/><path fill="#ffb43a" d="M108 196q22 32 0 46-22-14 0-46zM164 206q30 44 0 62-30-18 0-62zM222 196q22 32 0 46-22-14 0-46z"/></g>`,
  },
  {
    name: 'Fearsome Flippers',
    description: 'Every pancake has two sides, and they have read both order books.',
    background: '#3f7fb8',
    textColor: '#06192b',
    emblem: `<g ${LINE}><path fill="#8b97a8" d="M96 214l88-88 36 36-88 88q-24 8-36-36z"/><path fill="none" stroke-width="6" d="M128 206l44-44M144 222l44-44"/><path fill="#8a5d42" d="M92 226l24 24-42 42q-16 6-24-6t2-20z"/><path fill="#f7c873" d="M150 92c0-30 46-50 78-32s40 62 12 74-40-4-58-8-32-12-32-34z"/><path fill="#fff1b8" d="M196 82l26 4-6 24-26-4z"/><path fill="none" d="M112 60q-18 22-10 48M262 176q22-6 30-32"/></g>`,
  },
  {
    name: 'Chaotic Cakers',
    description: 'No recipe, no plan, and somehow always dessert.',
    background: '#a34c8c',
    textColor: '#fff4fb',
    emblem: `<g ${LINE}><path fill="#f3d3a2" d="M96 188h128l-18 88q-46 14-92 0z"/><path fill="none" stroke-width="6" d="M128 200l8 70M160 202v74M192 200l-8 70"/><path fill="#ff9ecb" d="M84 188c-20-30 8-54 30-48-4-36 34-50 52-28 16-26 56-8 48 24 30-4 44 30 22 52q-76 22-152 0z"/><path fill="#e4324f" d="M150 92a18 18 0 1 1 30 10q-14 10-28-4z"/><path fill="none" d="M166 74q4-24 26-30M58 120l-22-14M66 80L54 56M262 120l22-14M254 80l12-24"/><path stroke="#ffd75e" d="M116 164l10 8M150 156l-4 12M196 158l8 10"/></g>`,
  },
]
