import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\//
/** Names for the development tools of React; each is a reason for a bundler to keep a component that nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** Calls at the top of the module that do nothing but make the component of that name. */
const MAKES_COMPONENT = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Lets the build leave out the components of the router that the app does not use: most of them are for servers and for
 * forms. React's development tools lose names, and nothing else changes.
 */
export function routerPartsPlugin(): Plugin {
  return {
    name: 'sundial-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined
      return { code: code.replace(DISPLAY_NAME, '').replace(MAKES_COMPONENT, '$1/* @__PURE__ */ $2'), map: null }
    },
  }
}
