import { useRef, useState, useSyncExternalStore } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { walletPrompts } from '@/wallet/walletPrompts'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { ApproveButton } from './ApproveButton'

export interface TxButtonProps<R> {
  readonly form: FormState<R>
  /** Sends the request or approval; the button is busy until it settles, and says so while the wallet is asked. Usually `useSubmitTx()`. */
  readonly onSubmit: (request: NoInfer<R> | TxRequest) => Promise<unknown>
  /** Defaults to `primary`, the main action of a screen. */
  readonly variant?: 'primary' | 'secondary'
}

/** The submit button of a form: connects, switches the network, approves or submits, depending on the form state. */
export function TxButton<R = TxRequest>({ form, onSubmit, variant = 'primary' }: TxButtonProps<R>) {
  const { t, tText } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const openPrompts = useSyncExternalStore(walletPrompts.subscribe, walletPrompts.getSnapshot)
  const isAsked = isBusy && openPrompts > 0
  const submit = async (request: R | TxRequest) => {
    // A ref, because state is updated too late to block a double click.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    try {
      await onSubmit(request)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }
  switch (form.status) {
    case 'disconnected':
      return <ConnectButton variant={variant} isFullWidth isForAct />
    case 'wrongChain':
      return <SwitchNetworkButton variant={variant} isFullWidth />
    case 'needsApproval':
      return (
        <ApproveButton
          form={form}
          isBusy={isBusy}
          isAsked={isAsked}
          variant={variant}
          onApprove={(request) => void submit(request)}
        />
      )
    case 'empty':
    case 'invalid':
      return (
        <Button variant={variant} isFullWidth disabled>
          {tText(form.text)}
        </Button>
      )
    case 'unaccepted':
      return (
        <Button variant={variant} isFullWidth onClick={(event) => requestAcceptance(event.currentTarget)}>
          {tText(form.text)}
        </Button>
      )
    case 'ready':
      return (
        <Button variant={variant} isFullWidth isBusy={isBusy} onClick={() => void submit(form.request)}>
          {isAsked ? t('tx.asked') : tText(form.text)}
        </Button>
      )
  }
}
