import { lazy, Suspense } from 'react'
import type { TokenSelectDialogProps } from './TokenSelectDialog'

const loadDialog = () => import('./TokenSelectDialog')
const TokenSelectDialog = lazy(async () => ({ default: (await loadDialog()).TokenSelectDialog }))

/** Fetches the dialog's code, so that it opens at once. */
export function preloadTokenSelect(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  loadDialog().catch(() => undefined)
}

export interface TokenSelectProps extends TokenSelectDialogProps {
  readonly isOpen: boolean
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
