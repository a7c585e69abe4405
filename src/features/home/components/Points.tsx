import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { theme } from '@/ui/theme'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  padding-inline-start: 1.25em;
  color: ${theme.color.muted};
  list-style: disc;
`
const points = ['account', 'withdraw', 'small'] as const

/** What a newcomer has to know before a first deposit. */
export function Points() {
  const { t } = useTranslation()
  return (
    <List aria-label={t('home.points')}>
      {points.map((point) => (
        <li key={point}>{t(`home.points.${point}`)}</li>
      ))}
    </List>
  )
}
