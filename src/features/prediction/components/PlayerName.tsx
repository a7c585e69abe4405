import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { addressText } from '../model/addressText'

export interface PlayerNameProps {
  readonly address: Address
  readonly onOpen: (address: Address) => void
}

/** A player's shortened address, which opens the card. */
export function PlayerName({ address, onOpen }: PlayerNameProps) {
  const { t } = useTranslation()
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('prediction.player.open', { address })}
      onClick={() => onOpen(address)}
    >
      <span dir="ltr">{addressText(address)}</span>
    </Button>
  )
}
