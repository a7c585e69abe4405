import { styled } from 'styled-components'

/** Holds a button at the end of a table's cell, as wide as its text. */
export const EndButton = styled.div`
  inline-size: fit-content;
  margin-inline-start: auto;
`
