import { styled } from 'styled-components'

/** Container of a chart. Charts run left to right in every language: set `dir="ltr"`. */
export const ChartBox = styled.div`
  block-size: 100%;
`
