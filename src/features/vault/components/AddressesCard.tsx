import { useState } from 'react'
import { addressLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { WalletIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import type { LabelledAddress } from '../model/addressList'

export interface AddressesCardProps {
  readonly addresses: readonly LabelledAddress[]
  /** Undefined while loading. */
  readonly shareSymbol: string | undefined
  /** Adds the share token to the wallet; undefined without a wallet. */
  readonly onAdd: (() => Promise<void>) | undefined
}

/** The vault's contracts with links to the explorer. */
export function AddressesCard({ addresses, shareSymbol, onAdd }: AddressesCardProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const add = async (ask: () => Promise<void>) => {
    setIsBusy(true)
    await ask()
    setIsBusy(false)
  }
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
        {onAdd !== undefined && shareSymbol !== undefined && (
          <Button isFullWidth isBusy={isBusy} onClick={() => void add(onAdd)}>
            <WalletIcon />
            {t('vault.watch', { symbol: shareSymbol })}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
