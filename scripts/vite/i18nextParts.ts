import type { Plugin } from 'vite'

const I18NEXT = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/
/**
 * Stubs for parts that the app doesn't use, with the members that the rest of the library expects: src/i18n loads the
 * texts, interpolates and formats numbers itself.
 */
const STUBS = {
  Connector: 'class Connector extends EventEmitter { state = {} }',
  Formatter: 'class Formatter { format() {} }',
  Interpolator: 'class Interpolator {}',
}

/** @throws if a new version of the library is structured differently */
export function withoutUnusedParts(code: string): string {
  return Object.entries(STUBS).reduce((rest, [name, stub]) => {
    const whole = new RegExp(`^class ${name}\\b[^]*?^}$`, 'm')
    if (!whole.test(rest)) throw new Error(`i18next no longer has a class ${name}`)
    return rest.replace(whole, stub)
  }, code)
}

/** Removes the parts of i18next that the app doesn't use. */
export function i18nextPartsPlugin(): Plugin {
  return {
    name: 'sundial-i18next-parts',
    apply: 'build',
    transform: (code, id) => (I18NEXT.test(id) ? { code: withoutUnusedParts(code), map: null } : undefined),
  }
}
