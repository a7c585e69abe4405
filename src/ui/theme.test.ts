import { describe, expect, it } from 'vitest'
import { type ColorName, day, night, paletteCss, theme } from './theme'

/** Relative luminance and contrast ratio per WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: readonly ColorName[] = ['ground', 'surface', 'raised', 'hover']
const inks: readonly ColorName[] = ['text', 'muted', 'sunText', 'good', 'bad', 'warning', 'info']
const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['onSun', 'sun'],
  ['onSun', 'sunHover'],
]
const linePairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['edge', 'sunLine'] as const).flatMap((line) =>
    (['ground', 'surface', 'raised'] as const).map((ground) => [line, ground] as const),
  ),
]

describe.each([
  ['night', night],
  ['day', day],
] as const)('%s', (_name, palette) => {
  it.each(textPairs)('%s on %s reads at 4.5:1', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(linePairs)('%s on %s is seen at 3:1', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3)
  })
  it('gives every colour of the theme its custom property', () => {
    const css = paletteCss(palette)
    for (const name of Object.keys(theme.color)) expect(css).toContain(`--${name}: #`)
  })
})
