import { lazy, Suspense } from 'react'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'

const loadDialog = () => import('./TokenSelectDialog')
const TokenSelectDialog = lazy(async () => ({ default: (await loadDialog()).TokenSelectDialog }))

/** Fetches the dialog's code, so that it opens at once. */
export function preloadTokenSelect(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  loadDialog().catch(() => undefined)
}

export interface TokenSelectProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly directory: TokenDirectory
  /** Marked in the list. */
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
}

/** The choice of a currency from all that there are. Its code comes when it is first opened. */
export function TokenSelect({ isOpen, ...rest }: TokenSelectProps) {
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <TokenSelectDialog {...rest} />
    </Suspense>
  )
}
