import { Suspense } from 'react'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import type { TokenSelectDialogProps } from './TokenSelectDialog'

const Dialog = lazyDialog<TokenSelectDialogProps>(
  async () => (await import('./TokenSelectDialog')).TokenSelectDialog,
  ['tokens', 'tokenRisk'],
)

/** Prefetches the dialog's chunk. */
export function preloadTokenSelect(): void {
  // If it fails now, opening the dialog retries and reports the error.
  Dialog.preload().catch(() => undefined)
}

export interface TokenSelectProps extends TokenSelectDialogProps {
  readonly isOpen: boolean
}

/** The token selector, loaded when first opened. */
export function TokenSelect({ isOpen, ...rest }: TokenSelectProps) {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Dialog {...rest} />
      </Suspense>
    )
  )
}
