import { styled } from 'styled-components'
import { Card } from '@/ui/Card'
import { theme } from '@/ui/theme'

/** Short fields in a row, as many as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  align-items: start;
  gap: ${theme.space[12]};
`

/** Details on demand, with a summary that is easy to tap. */
export const Folded = styled.details`
  min-inline-size: 0;
  > summary {
    inline-size: fit-content;
    padding-block: ${theme.space[12]};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
    cursor: pointer;
  }
  > summary:hover {
    color: ${theme.color.text};
  }
`

/** The exact data to be sent; long data scrolls. */
export const DataText = styled.pre`
  max-block-size: 8.5rem;
  margin: 0;
  padding: ${theme.space[12]};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ground};
  font-family: ui-monospace, monospace;
  font-size: ${theme.fontSize.xs};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** Ticks and amounts of up to 78 digits wrap anywhere. */
export const Breakable = styled.bdi`
  display: inline-block;
  min-inline-size: 3.5em;
  vertical-align: top;
  overflow-wrap: anywhere;
`

export const Results = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  max-block-size: 16rem;
  margin: 0;
  padding-inline-start: ${theme.space[32]};
  overflow-y: auto;
  list-style: decimal;
  font-size: ${theme.fontSize.sm};
`

/** A row of labelled figures. */
export const Summary = styled(Card).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[16]} ${theme.space[24]};
  margin: 0;
  > div {
    flex-direction: column;
    align-items: start;
  }
  > div > dt {
    font-size: ${theme.fontSize.sm};
  }
  > div > dd {
    margin: 0;
    font-size: ${theme.fontSize.xl};
    text-align: start;
  }
`
