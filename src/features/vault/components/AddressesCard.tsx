import { addressLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import type { LabelledAddress } from '../model/addressList'
import { Fact, Facts } from '@/ui/Facts'

/** The contracts behind the vault, each with its page on the explorer. */
export function AddressesCard({ addresses }: { readonly addresses: readonly LabelledAddress[] }) {
  const { t } = useTranslation()
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} size="lg">{t('vault.addresses')}</Heading>
        <Facts>
          {addresses.map(({ label, address }) => (
            <Fact key={label} name={t(`vault.address.${label}`)}>
              <ExternalLink href={addressLink(address)}>{shortenHex(address)}</ExternalLink>
            </Fact>
          ))}
        </Facts>
      </Stack>
    </Card>
  )
}
