import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { IconButton } from '@/ui/IconButton'
import { theme } from '@/ui/theme'
import { useVaultChoice } from '../hooks/useVaultChoice'
import { MAX_COMPARED } from '../model/compare'

const Box = styled.span`
  inline-size: 22px;
  block-size: 22px;
  border: 1px solid ${theme.color.edge};
  border-radius: 6px;
  :disabled > & {
    border-color: ${theme.color.line};
  }
  [aria-checked='true'] > & {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
    &::before {
      content: '';
      display: block;
      inline-size: 6px;
      block-size: 12px;
      margin: 2px auto 0;
      border: solid ${theme.color.ground};
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }
`

export interface ChoiceBoxProps {
  readonly id: string
  readonly name: string
}

/** Adds a vault to the comparison, or removes it. Disabled once there are enough. */
export function ChoiceBox({ id, name }: ChoiceBoxProps) {
  const { t } = useTranslation()
  const { ids, toggle } = useVaultChoice()
  const isChosen = ids.includes(id)
  return (
    <IconButton
      role="checkbox"
      label={t('earn.compare.choose', { name })}
      aria-checked={isChosen}
      disabled={!isChosen && ids.length >= MAX_COMPARED}
      onClick={() => toggle(id)}
    >
      <Box />
    </IconButton>
  )
}
