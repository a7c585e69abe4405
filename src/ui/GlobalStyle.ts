import { createGlobalStyle } from 'styled-components'
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesUrl from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import { day, night, paletteCss, theme } from './theme'

// The overrides were measured in Chromium: a line in the fallback is as wide and as high as it will be in the font,
// so a text that wraps lies where it will in the font. `optional`: a font that comes late is for the next visit, so
// that no line wraps anew under the reader; the page preloads both. Liberation has the metrics of Arial and Times New Roman.
const fontFaces = `
  @font-face { font-family: Figtree; src: url(${figtreeUrl}) format('woff2'); font-weight: 300 900; font-display: optional; }
  @font-face { font-family: Fraunces; src: url(${frauncesUrl}) format('woff2'); font-weight: 600; font-display: optional; }
  @font-face {
    font-family: 'Figtree fallback'; font-weight: 400;
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 102.4%; ascent-override: 92.77%; descent-override: 24.41%; line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree fallback'; font-weight: 600;
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
    size-adjust: 98%; ascent-override: 96.94%; descent-override: 25.51%; line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces fallback'; font-weight: 600;
    src: local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold');
    size-adjust: 110.7%; ascent-override: 88.35%; descent-override: 23.04%; line-gap-override: 0%;
  }
`

const nightCss = `color-scheme: dark; ${paletteCss(night)}`
const dayCss = `color-scheme: light; ${paletteCss(day)}`

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { ${dayCss} }
  @media (prefers-color-scheme: dark) { :root { ${nightCss} } }
  :root[data-theme='light'] { ${dayCss} }
  :root[data-theme='dark'] { ${nightCss} }

  *, *::before, *::after { box-sizing: border-box; }
  html { overflow-y: scroll; text-size-adjust: 100%; scroll-padding-block-start: 96px; }
  html:has(dialog[open]) { overflow: hidden; padding-inline-end: var(--scrollbar); }
  body {
    margin: 0; min-block-size: 100dvh; background: ${theme.color.ground}; color: ${theme.color.text};
    font: 400 ${theme.fontSize.md}/1.5 ${theme.font.sans}; font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  svg { display: block; flex-shrink: 0; }
  :focus-visible { outline: 2px solid ${theme.color.text}; outline-offset: 2px; }
  ::selection { background: ${theme.color.sun}; color: ${theme.color.onSun}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`
