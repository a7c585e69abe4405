import type { Plugin } from 'vite'

const PREFIX = '\0wallet-sdk:'

const throwing = (name: string) => `export const createAppKit = () => { throw new Error('${name} is not shipped') }`

/**
 * Replacements for imports of the wallet libraries that the app doesn't ship. WalletConnect's own modal (AppKit) is
 * never opened, because the app has its own. WalletConnect v1 expects Node modules: it uses one function of `util` and
 * calls `assert`; `stream` has a browser package; and its HTTP requests can use the browser's.
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

/** Provides Node modules to the wallet libraries only, not to the rest of the app. */
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
