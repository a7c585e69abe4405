import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

/** Definition list with values aligned at the end. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  margin: 0;
`

/** A value that does not fit wraps to its own line, still aligned at the end. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[16]};
  min-block-size: 1.5em;
  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin-block: 0;
    margin-inline: auto 0;
    text-align: end;
  }
`

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <Line>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  )
}
