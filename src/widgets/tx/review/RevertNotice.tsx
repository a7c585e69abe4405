import type { ChainError } from '@/chain/tx/chainError'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { failureDescription } from '../failureDescription'
import { failureText } from '../failureText'

/** Explains that the transaction would revert, with the contract's reason. */
export function RevertNotice({ request, error }: { readonly request: AnyTxRequest; readonly error: ChainError }) {
  const { tText } = useTranslation()
  return (
    <Notice tone="warning" title={tText(failureText(request, error))}>
      {tText(failureDescription(error))}
    </Notice>
  )
}
