import { useTranslation } from '@/i18n/useTranslation'
import { SunIcon } from '@/ui/icons'
import { Menu } from '@/ui/Menu'
import { MoonIcon, SystemIcon } from '@/ui/preferenceIcons'
import { themeChoices } from '@/ui/themeChoice'
import type { ThemeSetting } from '@/ui/useThemeChoice'
import { themeTextKeys } from './themeTextKeys'

const icons = { dark: MoonIcon, light: SunIcon, system: SystemIcon }

export function ThemeMenu({ setting }: { readonly setting: ThemeSetting }) {
  const { t } = useTranslation()
  const Icon = icons[setting.choice]
  const items = themeChoices.map((choice) => {
    const ItemIcon = icons[choice]
    return {
      id: choice,
      label: t(themeTextKeys[choice]),
      icon: <ItemIcon />,
      isSelected: choice === setting.choice,
      onSelect: () => setting.choose(choice),
    }
  })
  return <Menu trigger={<Icon />} label={t('shell.theme')} items={items} size="sm" hasChevron={false} />
}
