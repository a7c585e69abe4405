import { Suspense } from 'react'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { SwapDialogSectionProps } from './SwapDialogSection'

const Section = lazyPart<SwapDialogSectionProps>(async () => (await import('./SwapDialogSection')).SwapDialogSection)

/** Fetches the dialog's code, so that it opens at once. */
export function preloadSwapDialog(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  Section.preload().catch(() => undefined)
}

/** The dialog of a swap. Its code comes when there is something to swap. Mounted while it is open. */
export function SwapDialogs(props: SwapDialogSectionProps) {
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  )
}
