import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** The figures that matter most, side by side where there is room. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[16]} ${theme.space[24]};
  margin: 0;
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.fontSize.xl};
    font-weight: 600;
    line-height: 1.3;
  }
`
/** What the account can do, no wider than a form. */
export const ActBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  max-inline-size: 28rem;
`
/** Winners one below the other. */
export const WinnerList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding-block: ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.line};
  }
  > li:last-child {
    border-block-end: 0;
  }
`
/** The chosen helper beside its button, or above it where there is no room. */
export const HelperBox = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`
