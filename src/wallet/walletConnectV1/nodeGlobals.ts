import { Buffer } from 'buffer'

/**
 * Node globals that WalletConnect v1 expects from its bundler. Called right before it is loaded, so that no other code
 * comes to depend on them.
 */
export function provideNodeGlobals(): void {
  const process = {
    env: {},
    browser: true,
    version: '',
    nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => run(...args)),
  }
  Object.assign(globalThis, { global: globalThis, Buffer, process })
}
