import { styled } from 'styled-components'
import type { ValuedView } from '@/lib/figureView'
import { Text } from '@/ui/Text'
import { LoadableFigure } from './LoadableFigure'

const Lines = styled.span`
  display: inline-grid;
  justify-items: end;
`

/** An amount with its value below, which is not known either without the amount. */
export function ValuedFigure({ view: { amount, usd } }: { readonly view: ValuedView }) {
  return (
    <Lines>
      <LoadableFigure isPlain view={amount} width="9ch" />
      {amount.status !== 'failed' && amount.status !== 'loading' && (
        <Text as="span" tone="muted" size="sm">
          <LoadableFigure isPlain view={usd} />
        </Text>
      )}
    </Lines>
  )
}
