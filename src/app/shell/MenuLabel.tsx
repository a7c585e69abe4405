import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { theme } from '@/ui/theme'
import { isComing } from '../areas'
import type { MenuPage } from '../navigation'

const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[24]};
  white-space: nowrap;
`
const Coming = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  font-weight: 400;
`

/** A page's name, marked if it is not built yet. */
export function MenuLabel({ page }: { readonly page: MenuPage }) {
  const { t } = useTranslation()
  return (
    <Line>
      {t(page.labelKey)}
      {isComing(page.path) && <Coming>{t('shell.menu.coming')}</Coming>}
    </Line>
  )
}
