/** Colours of one palette. Text contrast is at least 4.5:1, controls and large figures 3:1; see theme.test.ts. */
interface Palette {
  /** Page background. */
  readonly ground: string
  /** Cards and fields. */
  readonly surface: string
  /** The only elevated level: dialogs, menus, toasts, tooltips. */
  readonly raised: string
  /** Hover background. */
  readonly hover: string
  /** Decorative separators. */
  readonly line: string
  /** Borders that identify a control. */
  readonly edge: string
  readonly text: string
  readonly muted: string
  /** Accent fill: primary button, lit part of a dial. */
  readonly sun: string
  readonly sunHover: string
  /** Text on an accent fill. */
  readonly onSun: string
  /** Accent for lines and bars, with more contrast than the fill. */
  readonly sunLine: string
  /** Accent for text. */
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

/** CSS custom properties of a palette. */
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
 * Type scale in rem, relative to the user's font size. The two largest sizes grow with the viewport, limited to what
 * fits a long word on a narrow screen.
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
 * Design tokens. Colours are custom properties that `GlobalStyle` sets from `data-theme` on the root (`dark`, `light`,
 * or unset for the system theme), so a theme change re-renders nothing. Interpolate it at module level to keep styles
 * static.
 */
export const theme = {
  color: Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])) as Readonly<Record<ColorName, string>>,
  space,
  fontSize,
  font: { sans, serif },
  radius: { card: '16px', control: '10px' },
  /** Shared line and control heights. */
  control: { md: '48px', sm: '36px', touch: '44px' },
  motion: { fast: '150ms', base: '200ms', slow: '250ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  container: '1200px',
  layer: { sticky: 10, popup: 20, toast: 30 },
  /** In em of the user's font size, because large text fits less. The minimum supported width is 360 px. */
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
   * Container queries for the app's bars in rem, which also respond to a larger root font size. A scroll bar narrower
   * than the media queries.
   */
  bar: {
    phone: '@container (max-width: 47rem)',
    narrow: '@container (max-width: 61.5rem)',
    compact: '@container (max-width: 74rem)',
  },
  /** Container queries for lists: `media` minus the page margins and a scroll bar. */
  list: {
    /** No room for a name next to a figure: a phone with large text. */
    tight: '@container (max-width: 16rem)',
    phone: '@container (max-width: 43.9rem)',
    tablet: '@container (min-width: 43.91rem)',
    compact: '@container (max-width: 70.9rem)',
  },
} as const

/** Semantic tones; each has an icon, so that colour is never the only cue. */
export type Tone = 'good' | 'bad' | 'warning' | 'info'
