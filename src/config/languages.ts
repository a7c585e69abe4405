/** A supported language, offered if locales/<code> exists. */
export interface Language {
  /** BCP 47 tag, and the name of its folder in locales. */
  readonly code: string
  /** Its own name for itself. */
  readonly nativeName: string
}

export const languages: readonly Language[] = [
  { code: 'en-US', nativeName: 'English' },
  { code: 'ar-SA', nativeName: 'العربية' },
  { code: 'bn-BD', nativeName: 'বাংলা' },
  { code: 'cs-CZ', nativeName: 'Čeština' },
  { code: 'de-DE', nativeName: 'Deutsch' },
  { code: 'el-GR', nativeName: 'Ελληνικά' },
  { code: 'es-ES', nativeName: 'Español' },
  { code: 'fi-FI', nativeName: 'Suomi' },
  { code: 'fil-PH', nativeName: 'Filipino' },
  { code: 'fr-FR', nativeName: 'Français' },
  { code: 'he-IL', nativeName: 'עברית' },
  { code: 'hi-IN', nativeName: 'हिन्दी' },
  { code: 'hu-HU', nativeName: 'Magyar' },
  { code: 'id-ID', nativeName: 'Bahasa Indonesia' },
  { code: 'it-IT', nativeName: 'Italiano' },
  { code: 'ja-JP', nativeName: '日本語' },
  { code: 'ko-KR', nativeName: '한국어' },
  { code: 'nl-NL', nativeName: 'Nederlands' },
  { code: 'pl-PL', nativeName: 'Polski' },
  { code: 'pt-BR', nativeName: 'Português (Brasil)' },
  { code: 'ro-RO', nativeName: 'Română' },
  { code: 'ru-RU', nativeName: 'Русский' },
  { code: 'sv-SE', nativeName: 'Svenska' },
  { code: 'tr-TR', nativeName: 'Türkçe' },
  { code: 'uk-UA', nativeName: 'Українська' },
  { code: 'vi-VN', nativeName: 'Tiếng Việt' },
  { code: 'zh-CN', nativeName: '简体中文' },
]
