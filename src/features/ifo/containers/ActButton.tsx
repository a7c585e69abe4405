import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

interface ActButtonProps {
  readonly request: TxRequest
  readonly text: TxText
  readonly variant?: 'primary' | 'secondary'
}

/** Sends a transaction without input, one at a time. */
export function ActButton({ request, text, variant = 'primary' }: ActButtonProps) {
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = deriveActionForm(status, request, text)
  return (
    <TxButton
      form={isPending ? { status: 'invalid', text: { key: 'ifo.pending' } } : form}
      variant={variant}
      onSubmit={submit}
    />
  )
}
