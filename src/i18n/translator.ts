import { createInstance } from 'i18next'
import { brand } from '@/config/brand'
import { logProblem } from '@/platform/log'
import type { TranslationValues } from './keys'
import type { Texts } from './texts'

export interface Translator {
  /** Translates a key; an unknown key returns its name. */
  readonly translate: (key: string, values?: TranslationValues) => string
  /** Adds texts. */
  readonly add: (texts: Texts) => void
}

const NAMESPACE = 'translation'
const PLACEHOLDER = /%([A-Za-z]\w*)%/g
const brandValues: TranslationValues = { product: brand.product, token: brand.token }

/** Only %name% is a placeholder: i18next would treat "% to 10%" in "from 5% to 10%" as one. */
function fillPlaceholders(text: string, values: TranslationValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? placeholder : String(value)
  })
}

/** Happens only if a page does not declare a text set that it uses. */
function nameUnknown(key: string): string {
  const text = `Found unknown key '${key}'`
  logProblem(text)
  return text
}

/** Creates a translator. It has no fallback language, because the build fills gaps with English. */
export function createTranslator(locale: string): Translator {
  const i18n = createInstance()
  void i18n.init({
    initAsync: false,
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: nameUnknown,
    resources: {},
  })
  return {
    translate: (key, values = {}) => {
      const { count } = values
      const text = i18n.t(key, { skipInterpolation: true, ...(typeof count === 'number' ? { count } : {}) })
      return fillPlaceholders(text, { ...brandValues, ...values })
    },
    add: (texts) => {
      i18n.addResourceBundle(locale, NAMESPACE, texts)
    },
  }
}
