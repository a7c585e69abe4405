import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { TokenSelectDialogProps } from './TokenSelectDialog'

let loaded: ComponentType<TokenSelectDialogProps> | undefined

async function loadDialog(): Promise<{ readonly default: ComponentType<TokenSelectDialogProps> }> {
  const { TokenSelectDialog } = await import('./TokenSelectDialog')
  loaded = TokenSelectDialog
  return { default: TokenSelectDialog }
}
const FetchedDialog = lazy(loadDialog)

/** Fetches the dialog's code, so that it opens at once. */
export function preloadTokenSelect(): void {
  // The dialog itself tries again when it is opened, and says so where that fails.
  loadDialog().catch(() => undefined)
}

export interface TokenSelectProps extends TokenSelectDialogProps {
  readonly isOpen: boolean
}

/** The choice of a currency from all that there are. Its code comes when it is first wanted. */
export function TokenSelect({ isOpen, ...rest }: TokenSelectProps) {
  return isOpen ? <OpenTokenSelect {...rest} /> : null
}

function OpenTokenSelect(props: TokenSelectDialogProps) {
  // What is there is drawn without `lazy`, behind which React would wait for 300 ms. Kept while the dialog is open.
  const [Dialog] = useState<ComponentType<TokenSelectDialogProps>>(() => loaded ?? FetchedDialog)
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
