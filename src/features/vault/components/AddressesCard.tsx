import { addressLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import type { WatchedToken } from '@/wallet/watchToken'
import { AddTokenButton } from '@/widgets/wallet/AddTokenButton'
import type { LabelledAddress } from '../model/addressList'

export interface AddressesCardProps {
  readonly addresses: readonly LabelledAddress[]
  /** Can be added to the wallet; undefined while loading. */
  readonly shareToken: WatchedToken | undefined
}

/** The vault's contracts with links to the explorer. */
export function AddressesCard({ addresses, shareToken }: AddressesCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} size="lg">
          {t('vault.addresses')}
        </Heading>
        <Facts>
          {addresses.map(({ label, address }) => (
            <Fact key={label} name={t(`vault.address.${label}`)}>
              <ExternalLink href={addressLink(address)}>{shortenHex(address)}</ExternalLink>
            </Fact>
          ))}
        </Facts>
        {shareToken !== undefined && <AddTokenButton token={shareToken} />}
      </Stack>
    </Card>
  )
}
