import { Buffer } from 'buffer'

/**
 * What the library of WalletConnect version 1 takes for given, because it was written for bundlers that gave every
 * module Node's globals. Called before it is loaded, and only then: no other code of the app may come to need them.
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
