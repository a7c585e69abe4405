import { Link, useLocation } from 'react-router-dom'
import { ADDRESS_PARAM } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { PlayerName } from '@/widgets/player/PlayerName'

/** A player's name, which opens the card. */
export function PlayerCardLink({ address }: { readonly address: Address }) {
  const { t } = useTranslation()
  const params = new URLSearchParams(useLocation().search)
  params.set(ADDRESS_PARAM, address)
  return (
    <Link to={{ search: params.toString() }}>
      <VisuallyHidden>{t('prediction.player')} </VisuallyHidden>
      <PlayerName account={address} />
    </Link>
  )
}
