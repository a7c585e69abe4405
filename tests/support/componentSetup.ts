import '@testing-library/jest-dom/vitest'
import './dialogElement.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { WAIT_MS } from '../../scripts/support/limits.mjs'

configure({ asyncUtilTimeout: WAIT_MS })

// jsdom lays nothing out, and so scrolls nothing.
Element.prototype.scrollIntoView = () => undefined
// Nor does it have a window of any width: no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

afterEach(() => cleanup())
