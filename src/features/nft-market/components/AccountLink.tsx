import { addressLink } from '@/config/explorer'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'

/** An account on the block explorer; "You" for the connected one. */
export function AccountLink({ address }: { readonly address: Address }) {
  return (
    <ExternalLink href={addressLink(address)}>
      <AccountName address={address} />
    </ExternalLink>
  )
}

/** A shortened address; "You" for the connected account. */
export function AccountName({ address }: { readonly address: Address }) {
  const { t } = useTranslation()
  const account = useAccount()
  if (account !== undefined && isSameAddress(account, address)) return <span title={address}>{t('nftMarket.you')}</span>
  return (
    <span dir="ltr" title={address}>
      {shortenHex(address)}
    </span>
  )
}
