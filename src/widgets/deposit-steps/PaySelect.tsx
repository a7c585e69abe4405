import type { CurrencyId } from '@/domain/token/currency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { TokenSelect } from '@/widgets/token-select/TokenSelect'

export interface PaySelectProps {
  readonly selected: CurrencyId
  readonly onSelect: (id: CurrencyId) => void
  readonly onClose: () => void
}

/** The choice of the token to pay a deposit with. Mounted while open. */
export function PaySelect({ selected, onSelect, onClose }: PaySelectProps) {
  const directory = useTokenDirectory()
  return (
    <TokenSelect
      mode="tokensAndLps"
      isOpen
      onClose={onClose}
      directory={directory}
      selected={selected}
      onSelect={({ address }) => onSelect(address)}
    />
  )
}
