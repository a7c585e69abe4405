import { Suspense } from 'react'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { SwapDialogSectionProps } from './SwapDialogSection'

const Section = lazyPart<SwapDialogSectionProps>(async () => (await import('./SwapDialogSection')).SwapDialogSection)

/** Prefetches the dialog's chunk. */
export function preloadSwapDialog(): void {
  // If it fails now, opening the dialog retries and reports the error.
  Section.preload().catch(() => undefined)
}

/** The swap dialog, in a chunk of its own. Mounted while open. */
export function SwapDialogs(props: SwapDialogSectionProps) {
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  )
}
