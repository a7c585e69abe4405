import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, type ButtonProps } from '@/ui/Button'
import { walletDialog } from './walletDialog'

export type ConnectButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'>

/** Opens the wallet dialog; busy while a wallet is being connected. */
export function ConnectButton({ variant = 'primary', ...look }: ConnectButtonProps) {
  const { t } = useTranslation()
  const isConnecting = useWallet().status === 'connecting'
  return (
    <Button variant={variant} isBusy={isConnecting} onClick={() => walletDialog.set('connect')} {...look}>
      {isConnecting ? t('wallet.connecting') : t('wallet.connect')}
    </Button>
  )
}
