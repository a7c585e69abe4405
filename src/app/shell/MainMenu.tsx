import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Menu } from '@/ui/Menu'
import { theme } from '@/ui/theme'
import { type MenuSelection, menu } from '../navigation'

const List = styled.nav`
  display: flex;
  align-items: center;
  ${theme.bar.compact} {
    a,
    button {
      gap: 4px;
      padding-inline: ${theme.space[8]};
    }
  }
`
const Mark = styled.span<{ $isSelected: boolean }>`
  padding-block: ${theme.space[8]};
  border-block-end: 2px solid ${({ $isSelected }) => ($isSelected ? theme.color.sun : 'transparent')};
`

/** The menu groups; a group with several pages opens a list. */
export function MainMenu({ selection }: { readonly selection: MenuSelection | undefined }) {
  const { t } = useTranslation()
  return (
    <List aria-label={t('shell.menu.label')}>
      {menu.map((group) => {
        const [first] = group.pages
        const isSelected = selection?.group.id === group.id
        const label = <Mark $isSelected={isSelected}>{t(group.labelKey)}</Mark>
        if (group.pages.length === 1 && first !== undefined) {
          return (
            <ButtonLink
              key={group.id}
              to={first.path}
              variant="quiet"
              size="sm"
              aria-current={isSelected ? 'page' : undefined}
            >
              {label}
            </ButtonLink>
          )
        }
        const items = group.pages.map((page) => ({
          id: page.path,
          to: page.path,
          label: t(page.labelKey),
        }))
        return <Menu key={group.id} trigger={label} items={items} size="sm" align="start" />
      })}
    </List>
  )
}
