import { Link, useLocation } from 'react-router-dom'
import { ADDRESS_PARAM } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { addressText } from '../model/addressText'

/** A player's shortened address, which opens the card. */
export function PlayerName({ address }: { readonly address: Address }) {
  const { t } = useTranslation()
  const params = new URLSearchParams(useLocation().search)
  params.set(ADDRESS_PARAM, address)
  return (
    <Link to={{ search: params.toString() }} aria-label={t('prediction.player.open', { address })}>
      <span dir="ltr">{addressText(address)}</span>
    </Link>
  )
}
