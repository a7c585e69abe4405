import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as whole from 'i18next'
import { describe, expect, it } from 'vitest'
import { withoutUnusedParts } from './i18nextParts'

const code = readFileSync(fileURLToPath(import.meta.resolve('i18next')).replace('/cjs/', '/esm/'), 'utf8')

describe('i18next without unused parts', () => {
  it('translates like the full library', async () => {
    const smaller = withoutUnusedParts(code)
    expect(smaller.length).toBeLessThan(code.length * 0.8)
    const parts = (await import(`data:text/javascript,${encodeURIComponent(smaller)}`)) as typeof whole
    const translate = ({ createInstance }: Pick<typeof whole, 'createInstance'>) => {
      const i18n = createInstance()
      void i18n.init({
        initAsync: false,
        lng: 'ar-SA',
        fallbackLng: false,
        load: 'currentOnly',
        keySeparator: false,
        nsSeparator: false,
        parseMissingKeyHandler: (key) => `no ${key}`,
        resources: {},
      })
      i18n.addResourceBundle('ar-SA', 'translation', { 'a.b:c': '{{x}} $t(day)', day_few: 'few', day_other: 'other' })
      const counts = [0, 3, 100].map((count) => i18n.t('day', { count, skipInterpolation: true }))
      return [i18n.t('a.b:c', { skipInterpolation: true }), i18n.t('gone', { skipInterpolation: true }), ...counts]
    }
    expect(translate(parts)).toEqual(translate(whole))
    expect(translate(parts)).toEqual(['{{x}} $t(day)', 'no gone', 'no day', 'few', 'other'])
  })

  it("fails if the library's code has changed", () => {
    expect(() => withoutUnusedParts('class Formatter {}')).toThrow('i18next no longer has a class Connector')
  })
})
