import { styled } from 'styled-components'
import { theme } from './theme'

/** Numbered steps; the current one is marked with `aria-current`. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[12]} ${theme.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`

export const Step = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
  padding-inline-start: calc(1.5em + ${theme.space[12]});
  counter-increment: step;
  &::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.5em;
    border: 1px solid ${theme.color.edge};
    border-radius: 50%;
    line-height: calc(1.5em - 2px);
    text-align: center;
  }
  &[aria-current]::before {
    border-color: ${theme.color.sun};
    background: ${theme.color.sun};
    color: ${theme.color.onSun};
  }
`
