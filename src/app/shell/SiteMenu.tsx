import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { theme } from '@/ui/theme'
import { themeChoices } from '@/ui/themeChoice'
import type { ThemeSetting } from '@/ui/useThemeChoice'
import { type MenuGroup, type MenuSelection, menu } from '../navigation'
import { BuyLink } from './BuyLink'
import { TokenPrice } from './TokenPrice'
import { themeTextKeys } from './themeTextKeys'
import { useLanguageChoice } from './useLanguageChoice'

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${theme.control.touch};
  padding-inline: ${theme.space[12]};
  margin-inline: -${theme.space[12]};
  border-radius: ${theme.radius.control};
  text-decoration: none;
  > span {
    flex: 1;
    min-inline-size: 0;
    white-space: normal;
  }
  &[aria-current='page'] {
    background: ${theme.color.hover};
    font-weight: 600;
  }
`

interface GroupProps {
  readonly group: MenuGroup
  readonly selection: MenuSelection | undefined
  readonly onChoose: () => void
}

function Group({ group, selection, onChoose }: GroupProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={8} as="section">
      {group.pages.length > 1 && (
        <Heading level={3} size="md">
          {t(group.labelKey)}
        </Heading>
      )}
      <div>
        {group.pages.map((page) => (
          <Item
            key={page.path}
            to={page.path}
            onClick={onChoose}
            aria-current={selection?.page === page ? 'page' : undefined}
          >
            <span>{t(page.labelKey)}</span>
          </Item>
        ))}
      </div>
    </Stack>
  )
}

interface SiteMenuProps {
  readonly onClose: () => void
  readonly selection: MenuSelection | undefined
  readonly themeSetting: ThemeSetting
}

/** All pages and preferences, for bars that have no room for them. */
export function SiteMenu({ onClose, selection, themeSetting }: SiteMenuProps) {
  const { t } = useTranslation()
  const { languages, locale, choose } = useLanguageChoice()
  return (
    <Dialog title={t('shell.menu.open')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={24}>
        {menu.map((group) => (
          <Group key={group.id} group={group} selection={selection} onChoose={onClose} />
        ))}
        <Row justify="space-between">
          <TokenPrice />
          <BuyLink />
        </Row>
        <Select
          label={t('shell.theme')}
          value={themeSetting.choice}
          options={themeChoices.map((value) => ({ value, label: t(themeTextKeys[value]) }))}
          onChange={themeSetting.choose}
        />
        <Select
          label={t('shell.language')}
          value={locale}
          options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          onChange={choose}
        />
      </Stack>
    </Dialog>
  )
}
