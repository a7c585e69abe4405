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

/** The `onlyOwner` functions of VaultBase.sol, and what none of them can do. */
const powers = ['fees', 'rescue', 'transfer', 'never'] as const

/** What the owner of a vault's contracts can and cannot do. */
export function OwnerPowers() {
  const { t } = useTranslation()
  return (
    <List>
      {powers.map((power) => (
        <li key={power}>{t(`safety.owner.${power}`)}</li>
      ))}
    </List>
  )
}
