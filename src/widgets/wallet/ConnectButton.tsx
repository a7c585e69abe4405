import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, type ButtonProps } from '@/ui/Button'
import { walletDialog } from './walletDialog'

export interface ConnectButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  /** Replaces a button that needs a wallet. */
  readonly isForAct?: boolean
}

/** Opens the wallet dialog; busy while connecting. */
export function ConnectButton({ variant = 'primary', isForAct = false, ...look }: ConnectButtonProps) {
  const { t } = useTranslation()
  const isConnecting = useWallet().status === 'connecting'
  return (
    <Button variant={variant} isBusy={isConnecting} onClick={() => walletDialog.set('connect')} {...look}>
      {t(isConnecting ? 'wallet.connecting' : isForAct ? 'wallet.connect.act' : 'wallet.connect')}
    </Button>
  )
}
