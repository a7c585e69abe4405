import { useId } from 'react'
import { styled } from 'styled-components'
import { type Currency, type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import { Stack } from '@/ui/layout'
import { pressed } from '@/ui/pressed'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`
const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
  padding-inline: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: 24px;
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
  cursor: pointer;
  ${pressed}
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`

export interface TokenChipsProps {
  readonly label: string
  readonly currencies: readonly Currency[]
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  /** Shown when there are none. */
  readonly emptyText?: string
}

/** A labelled group of tokens above the list, each chosen with one click. */
export function TokenChips({ label, currencies, selected, onSelect, emptyText }: TokenChipsProps) {
  const labelId = useId()
  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <Text size="sm" tone="muted" id={labelId}>
        {label}
      </Text>
      <Chips>
        {currencies.map((currency) => (
          <Chip
            key={currency.address}
            type="button"
            aria-pressed={selected !== undefined && isSameCurrency(currency.address, selected)}
            onClick={() => onSelect(currency)}
          >
            <TokenIcon {...currency} size={20} />
            {currency.symbol}
          </Chip>
        ))}
        {currencies.length === 0 && (
          <Text size="sm" tone="muted">
            {emptyText}
          </Text>
        )}
      </Chips>
    </Stack>
  )
}
