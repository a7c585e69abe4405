import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Turn = styled.div`
  display: grid;
  justify-items: center;
  margin-block: -${theme.space[8]};
  svg {
    rotate: 90deg;
  }
`
export const Output = styled.output`
  display: flex;
  align-items: center;
  min-block-size: ${theme.space[72]};
  padding-inline: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  font-size: ${theme.fontSize.xl};
  overflow-wrap: anywhere;
`
export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[16]};
  counter-reset: step;
`
export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[12]};
  counter-increment: step;
  &::before {
    content: counter(step);
    inline-size: 1.75em;
    block-size: 1.75em;
    border: 1px solid ${theme.color.edge};
    border-radius: 50%;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
    line-height: 1.65em;
    text-align: center;
  }
`
export const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
`
