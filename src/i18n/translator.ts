import { createInstance } from 'i18next'
import { brand } from '@/config/brand'
import { DEFAULT_LOCALE } from '@/config/languages'
import type { TranslationValues } from './keys'
import type { Texts } from './texts'

export type Translator = (key: string, values?: TranslationValues) => string

const PLACEHOLDER = /%([A-Za-z]\w*)%/g
const brandValues: TranslationValues = { product: brand.product, token: brand.token }

/** Only %name% is a placeholder, so that "from 5% to 10%" stays as written; i18next would take "% to 10%". */
function fillPlaceholders(text: string, values: TranslationValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? placeholder : String(value)
  })
}

/** Translates into `locale`; what it lacks comes from the English texts, what both lack is named in the answer. */
export function createTranslator(locale: string, texts: Texts, englishTexts: Texts): Translator {
  const i18n = createInstance()
  void i18n.init({
    initAsync: false,
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (key) => `Found unknown key '${key}'`,
    resources: { [DEFAULT_LOCALE]: { translation: englishTexts }, [locale]: { translation: texts } },
  })
  return (key, values = {}) => {
    const { count } = values
    const text = i18n.t(key, { skipInterpolation: true, ...(typeof count === 'number' ? { count } : {}) })
    return fillPlaceholders(text, { ...brandValues, ...values })
  }
}
