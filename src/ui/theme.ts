/** Values of one palette. Every text pair is at least 4.5:1, lines of controls and large figures 3:1: see theme.test.ts. */
interface Palette {
  /** The page. */
  readonly ground: string
  /** Cards and fields. */
  readonly surface: string
  /** The one raised level: dialogs, menus, toasts, tooltips. */
  readonly raised: string
  /** What the pointer is over. */
  readonly hover: string
  /** Hairlines that only part things. */
  readonly line: string
  /** Outlines by which a control is known. */
  readonly edge: string
  readonly text: string
  readonly muted: string
  /** The accent as a fill: the next act, the lit part of a dial. */
  readonly sun: string
  readonly sunHover: string
  /** Ink on a sun fill. */
  readonly onSun: string
  /** The accent as a line or a bar, where the fill would be too pale to be seen. */
  readonly sunLine: string
  /** The accent as text. */
  readonly sunText: string
  readonly good: string
  readonly bad: string
  readonly warning: string
  readonly info: string
  readonly backdrop: string
}

export type ColorName = keyof Palette

export const night: Palette = {
  ground: '#10132B',
  surface: '#181C3B',
  raised: '#20254A',
  hover: '#272D57',
  line: '#2E3563',
  edge: '#7479A6',
  text: '#F4EFE2',
  muted: '#A9ABC8',
  sun: '#F2B544',
  sunHover: '#F7C667',
  onSun: '#10132B',
  sunLine: '#F2B544',
  sunText: '#F2B544',
  good: '#7FD6A4',
  bad: '#FF938C',
  warning: '#FFA877',
  info: '#9DBEFF',
  backdrop: '#080A1ACC',
}

export const day: Palette = {
  ground: '#FAF6EC',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#F3EDDD',
  line: '#E6DECB',
  edge: '#8B8470',
  text: '#1B1E3C',
  muted: '#5D6080',
  sun: '#E2A02B',
  sunHover: '#EDB249',
  onSun: '#1B1E3C',
  sunLine: '#B67A10',
  sunText: '#8A5A00',
  good: '#17683F',
  bad: '#B0271E',
  warning: '#95440A',
  info: '#2A52B5',
  backdrop: '#1B1E3C99',
}

const colorNames = Object.keys(night) as ColorName[]

/** The custom properties of one palette, as CSS declarations. */
export function paletteCss(palette: Palette): string {
  return colorNames.map((name) => `--${name}: ${palette[name]};`).join('')
}

/** 8, 12, 24 and their sums, in pixels. */
const space = {
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  36: '36px',
  48: '48px',
  72: '72px',
} as const
export type Space = keyof typeof space

/**
 * One scale for all text, in rem so that it follows the reader's own size. The two largest grow with the window, and no
 * further than a long word fits a narrow one: large text on a phone breaks no words.
 */
const fontSize = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: 'min(1rem + 5.5vw, clamp(2rem, 1.7rem + 1vw, 2.5rem))',
  display: 'min(1rem + 5.5vw, clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem))',
} as const
export type FontSize = keyof typeof fontSize

const sans = `Figtree, 'Figtree fallback', system-ui, sans-serif`
const serif = `Fraunces, 'Fraunces fallback', Georgia, serif`

/**
 * The tokens. Colours are custom properties that `GlobalStyle` sets from `data-theme` on the root (`dark`, `light`,
 * or nothing for the system's choice), so a change of theme renders nothing again. Import it where it is used:
 * interpolated at module level it stays static.
 */
export const theme = {
  color: Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])) as Readonly<Record<ColorName, string>>,
  space,
  fontSize,
  font: { sans, serif },
  radius: { card: '16px', control: '10px' },
  /** Line and control heights that several components share. */
  control: { md: '48px', sm: '36px', touch: '44px' },
  motion: { fast: '150ms', base: '200ms', slow: '250ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  container: '1200px',
  layer: { sticky: 10, popup: 20, toast: 30 },
  /** In em of the reader's own text size: with large text a window has room for less. 360 px is the narrowest that everything must fit. */
  media: {
    phone: '@media (max-width: 47.99em)',
    tablet: '@media (min-width: 48em)',
    /** No room for two columns. */
    narrow: '@media (max-width: 62.49em)',
    wide: '@media (min-width: 62.5em)',
    /** Narrower than the container. */
    compact: '@media (max-width: 74.99em)',
    touch: '@media (pointer: coarse)',
  },
  /**
   * What the bars around a page have room for, asked of the bar itself and in rem: also where only the root's text is
   * made larger. A scroll bar's width below those of the window.
   */
  bar: {
    phone: '@container (max-width: 47rem)',
    narrow: '@container (max-width: 61.5rem)',
    compact: '@container (max-width: 74rem)',
  },
  /** The same of a list, which is as wide as the page: what `media` says, less the page's margins and a scroll bar. */
  list: {
    /** No room for a name and a figure beside each other: a phone with large text. */
    tight: '@container (max-width: 16rem)',
    phone: '@container (max-width: 43.9rem)',
    tablet: '@container (min-width: 43.91rem)',
    compact: '@container (max-width: 70.9rem)',
  },
} as const

/** Tones that mean something; each also has an icon, so none is told by colour alone. */
export type Tone = 'good' | 'bad' | 'warning' | 'info'
