import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** A single-column form. */
export const Narrow = styled.div`
  max-inline-size: 640px;
`
export const Join = styled.div`
  display: grid;
  justify-items: center;
  margin-block: -${theme.space[8]};
  color: ${theme.color.muted};
`
/** A group of related figures. */
export const Amounts = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`
export const AmountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;
  > * + * {
    margin-inline-start: auto;
    text-align: end;
  }
`
export const TokenName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  font-size: ${theme.fontSize.md};
  font-weight: 600;
`
export const PoolTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  overflow-wrap: anywhere;
`
export const Percent = styled.output`
  font-size: ${theme.fontSize.display};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`
const thumb = css`
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${theme.color.sunLine};
  border-radius: 50%;
  background: ${theme.color.sun};
`
export const Range = styled.input`
  inline-size: 100%;
  block-size: ${theme.control.touch};
  margin: 0;
  appearance: none;
  background: linear-gradient(${theme.color.edge}, ${theme.color.edge}) center / 100% 4px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`
/** Steps in a row, or stacked on narrow screens. */
export const StepList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[36]} ${theme.space[24]};
  ${theme.media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
