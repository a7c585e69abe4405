import { styled } from 'styled-components'

/** Where a chart is drawn. It runs from left to right in every language, as its own numbers do: give it `dir="ltr"`. */
export const ChartBox = styled.div`
  block-size: 100%;
`
