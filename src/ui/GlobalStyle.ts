import { createGlobalStyle } from 'styled-components'
import { day, night, paletteCss, theme } from './theme'

const nightCss = `color-scheme: dark; ${paletteCss(night)}`
const dayCss = `color-scheme: light; ${paletteCss(day)}`

export const GlobalStyle = createGlobalStyle`
  :root { ${dayCss} }
  @media (prefers-color-scheme: dark) { :root { ${nightCss} } }
  :root[data-theme='light'] { ${dayCss} }
  :root[data-theme='dark'] { ${nightCss} }

  *, *::before, *::after { box-sizing: border-box; }
  html { overflow-y: scroll; text-size-adjust: 100%; }
  html:has(dialog[open]) { overflow: hidden; padding-inline-end: var(--scrollbar); }
  body {
    margin: 0; min-block-size: 100dvh; background: ${theme.color.ground}; color: ${theme.color.text};
    font: 400 ${theme.fontSize.md}/1.5 ${theme.font.sans}; font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  ul, ol { list-style: none; }
  /* Clear of the bars at the window's edges. As padding of the window it would hold for the bars too: the page would move
     when something in them gets the focus. */
  main *, footer * { scroll-margin-block: 96px 80px; }
  dialog * { scroll-margin-block: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  svg { display: block; flex-shrink: 0; }
  :focus-visible { outline: 2px solid ${theme.color.text}; outline-offset: 2px; }
  ::selection { background: ${theme.color.sun}; color: ${theme.color.onSun}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, *::backdrop { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`
