import { useId } from 'react'
import { styled } from 'styled-components'
import type { Position } from '@/domain/prediction/round'
import { useTranslation } from '@/i18n/useTranslation'
import { theme } from '@/ui/theme'
import { PositionName } from './SideLines'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-block-end: ${theme.space[8]};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
`
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.md};
  padding-inline: ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${theme.color.text};
    background: ${theme.color.hover};
  }
  > input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${theme.color.text};
  }
`
const POSITIONS: readonly Position[] = ['bull', 'bear']

export interface PositionChoiceProps {
  readonly chosen: Position | undefined
  readonly onChoose: (position: Position) => void
}

/** Whether the price rises or falls. */
export function PositionChoice({ chosen, onChoose }: PositionChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Group>
      <legend>{t('prediction.bet.side')}</legend>
      {POSITIONS.map((position) => (
        <Option key={position}>
          <input type="radio" name={name} checked={position === chosen} onChange={() => onChoose(position)} />
          <PositionName position={position} />
        </Option>
      ))}
    </Group>
  )
}
