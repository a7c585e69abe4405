import type { Plugin } from 'vite'

const PREFIX = '\0wallet-sdk:'

const throwing = (name: string) => `export const createAppKit = () => { throw new Error('${name} is not shipped') }`

/**
 * What the wallets' libraries import and the app does not ship. WalletConnect's own dialog (AppKit) is never opened:
 * the app draws its own. Version 1 was written for bundlers with Node's modules: of `util` it uses one function, of
 * `assert` the call; `stream` has a package for browsers; and its own requests over HTTP are the browser's.
 */
const MODULES: Readonly<Record<string, string>> = {
  '@reown/appkit/core': throwing('@reown/appkit'),
  util: `exports.inherits = (type, base) => {
    type.super_ = base
    Object.setPrototypeOf(type.prototype, base.prototype)
  }`,
  assert: `module.exports = (value, message) => {
    if (!value) throw new Error(message)
  }`,
  'xhr2-cookies': 'module.exports = {}',
}

function isOfLibrary(importer: string | undefined): boolean {
  return importer?.includes('/node_modules/') === true
}

/** Gives the wallets' libraries the modules that a browser has not, and nothing else of the app. */
export function walletSdksPlugin(): Plugin {
  return {
    name: 'sundial-wallet-sdks',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!isOfLibrary(importer)) return undefined
      if (source === 'stream') return this.resolve('readable-stream', importer, { skipSelf: true })
      return Object.hasOwn(MODULES, source) ? PREFIX + source : undefined
    },
    load: (id) => (id.startsWith(PREFIX) ? MODULES[id.slice(PREFIX.length)] : undefined),
  }
}
