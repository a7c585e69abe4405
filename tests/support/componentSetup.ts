import '@testing-library/jest-dom/vitest'
import './dialogElement.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { WAIT_MS } from '../../scripts/support/limits.mjs'

configure({ asyncUtilTimeout: WAIT_MS })

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined
// It has no window width either: no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

afterEach(() => cleanup())
