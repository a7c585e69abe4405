import { createInstance } from 'i18next'
import { brand } from '@/config/brand'
import { logProblem } from '@/platform/log'
import type { TranslationValues } from './keys'
import type { Texts } from './texts'

export interface Translator {
  /** The text in the language; a key that there is none of is named instead. */
  readonly translate: (key: string, values?: TranslationValues) => string
  /** More texts have come. */
  readonly add: (texts: Texts) => void
}

const NAMESPACE = 'translation'
const PLACEHOLDER = /%([A-Za-z]\w*)%/g
const brandValues: TranslationValues = { product: brand.product, token: brand.token }

/** Only %name% is a placeholder, so that "from 5% to 10%" stays as written; i18next would take "% to 10%". */
function fillPlaceholders(text: string, values: TranslationValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? placeholder : String(value)
  })
}

/** Nobody sees a key but by a mistake of ours: a set that its page does not name. */
function nameUnknown(key: string): string {
  const text = `Found unknown key '${key}'`
  logProblem(text)
  return text
}

/** Translates into `locale`. There is no second language behind it: the build fills in what is missing. */
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
