import type { Plugin } from 'vite'

const I18NEXT = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/
/**
 * What the app does itself, with what the rest of the library expects of it: src/i18n fetches the texts, fills their
 * placeholders and formats numbers.
 */
const STUBS = {
  Connector: 'class Connector extends EventEmitter { state = {} }',
  Formatter: 'class Formatter { format() {} }',
  Interpolator: 'class Interpolator {}',
}

/** @throws where a new version of the library is built otherwise */
export function withoutUnusedParts(code: string): string {
  return Object.entries(STUBS).reduce((rest, [name, stub]) => {
    const whole = new RegExp(`^class ${name}\\b[^]*?^}$`, 'm')
    if (!whole.test(rest)) throw new Error(`i18next has no class ${name} any more`)
    return rest.replace(whole, stub)
  }, code)
}

/** Lets the build leave out the parts of i18next that the app does not use. */
export function i18nextPartsPlugin(): Plugin {
  return {
    name: 'sundial-i18next-parts',
    apply: 'build',
    transform: (code, id) => (I18NEXT.test(id) ? { code: withoutUnusedParts(code), map: null } : undefined),
  }
}
