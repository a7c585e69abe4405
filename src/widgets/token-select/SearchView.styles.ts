import { styled } from 'styled-components'
import { pressed } from '@/ui/pressed'
import { theme } from '@/ui/theme'
import { LIST_HEIGHT } from './ResultsFrame'

export const Keys = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  min-inline-size: 0;
`
/** What stands around the results leaves them this much of a low window. */
export const CurrencyStack = styled.div`
  --results-block-size: clamp(180px, 100dvh - 450px, ${LIST_HEIGHT}px);
  display: grid;
  gap: ${theme.space[16]};
`
export const ContactLink = styled.a`
  color: ${theme.color.text};
`
export const BaseChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`
export const BaseChip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
  padding-inline: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: 24px;
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
  cursor: pointer;
  ${pressed}
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`
