import { styled } from 'styled-components'
import { differingParts } from '@/domain/known-address/lookalike'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { theme } from '@/ui/theme'

const Addresses = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  margin-block: ${theme.space[8]} 0;
`
const Characters = styled.dd`
  margin: 0;
  color: ${theme.color.text};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  > mark {
    background: none;
    color: ${theme.color.bad};
    font-weight: 700;
  }
`

export interface AddressComparisonProps {
  readonly known: Address
  readonly typed: Address
}

/** Two similar addresses in full, with their differences highlighted. */
export function AddressComparison({ known, typed }: AddressComparisonProps) {
  const { t } = useTranslation()
  const line = (name: string, address: Address, other: Address) => {
    const [start, differing, end] = differingParts(address, other)
    return (
      <div>
        <dt>{name}</dt>
        <Characters dir="ltr">
          {start}
          <mark>{differing}</mark>
          {end}
        </Characters>
      </div>
    )
  }
  return (
    <Addresses>
      {line(t('address.looksLike.known'), known, typed)}
      {line(t('address.looksLike.typed'), typed, known)}
    </Addresses>
  )
}
