import { useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, type ButtonProps } from '@/ui/Button'
import { useSwitchNetwork } from './useSwitchNetwork'

export type SwitchNetworkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'>

/** Asks the wallet to switch to this site's network; busy while the wallet is open. */
export function SwitchNetworkButton(look: SwitchNetworkButtonProps) {
  const { t } = useTranslation()
  const switchNetwork = useSwitchNetwork()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    await switchNetwork()
    setIsBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void ask()} {...look}>
      {t('wallet.switchNetwork', { network: getDeployment().chainName })}
    </Button>
  )
}
