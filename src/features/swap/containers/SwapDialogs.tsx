import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { SwapDialogSectionProps } from './SwapDialogSection'

let loaded: ComponentType<SwapDialogSectionProps> | undefined

async function loadDialog(): Promise<{ readonly default: ComponentType<SwapDialogSectionProps> }> {
  const { SwapDialogSection } = await import('./SwapDialogSection')
  loaded = SwapDialogSection
  return { default: SwapDialogSection }
}
const FetchedDialog = lazy(loadDialog)

/** Fetches the dialog's code, so that it opens at once. */
export function preloadSwapDialog(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  loadDialog().catch(() => undefined)
}

/** The dialog of a swap. Its code comes when there is something to swap. Mounted while it is open. */
export function SwapDialogs(props: SwapDialogSectionProps) {
  // What is there is drawn without `lazy`, behind which React would wait for 300 ms.
  const [Section] = useState<ComponentType<SwapDialogSectionProps>>(() => loaded ?? FetchedDialog)
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  )
}
