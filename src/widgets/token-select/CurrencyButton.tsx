import { styled } from 'styled-components'
import type { Currency } from '@/domain/token/currency'
import { Button } from '@/ui/Button'
import { ChevronDownIcon } from '@/ui/icons'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { preloadTokenSelect } from './TokenSelect'

const Name = styled.span`
  overflow-wrap: anywhere;
`

export interface CurrencyButtonProps {
  readonly currency: Currency | undefined
  /** Text while no currency is chosen. */
  readonly placeholder: string
  /** Accessible name, read before the currency. */
  readonly label: string
  readonly onClick: () => void
}

/** Shows the chosen currency and opens the selector. */
export function CurrencyButton({ currency, placeholder, label, onClick }: CurrencyButtonProps) {
  const name = currency?.symbol ?? placeholder
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${label}: ${name}`}
      aria-haspopup="dialog"
      onPointerEnter={preloadTokenSelect}
      onFocus={preloadTokenSelect}
      onClick={onClick}
    >
      {currency !== undefined && <TokenIcon {...currency} size={24} />}
      <Name>{name}</Name>
      <ChevronDownIcon size="1em" />
    </Button>
  )
}
