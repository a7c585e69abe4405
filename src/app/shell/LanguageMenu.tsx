import { useTranslation } from '@/i18n/useTranslation'
import { Menu } from '@/ui/Menu'
import { GlobeIcon } from '@/ui/preferenceIcons'
import { useLanguageChoice } from './useLanguageChoice'

export function LanguageMenu() {
  const { t } = useTranslation()
  const { languages, locale, choose } = useLanguageChoice()
  const items = languages.map(({ code, nativeName }) => ({
    id: code,
    label: nativeName,
    lang: code,
    isSelected: code === locale,
    onSelect: () => choose(code),
  }))
  return <Menu trigger={<GlobeIcon />} label={t('shell.language')} items={items} size="sm" hasChevron={false} />
}
