import { Suspense } from 'react'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import type { TokenSelectDialogProps } from './TokenSelectDialog'

const Dialog = lazyDialog<TokenSelectDialogProps>(
  async () => (await import('./TokenSelectDialog')).TokenSelectDialog,
  ['tokens', 'tokenRisk'],
)

/** Fetches the dialog, so that it opens at once. */
export function preloadTokenSelect(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  Dialog.preload().catch(() => undefined)
}

export interface TokenSelectProps extends TokenSelectDialogProps {
  readonly isOpen: boolean
}

/** The choice of a currency from all that there are. It comes when it is first wanted. */
export function TokenSelect({ isOpen, ...rest }: TokenSelectProps) {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Dialog {...rest} />
      </Suspense>
    )
  )
}
