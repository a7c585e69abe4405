import type { CakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { AmountCell } from '../components/PoolCells'
import { BountyLine } from '../components/Pools.styles'
import { listedAmount } from '../model/poolView'
import { deriveBountyForm } from '../model/vaultForms'
import { type AutoVault, feePercent } from '../model/vaultTx'

export interface BountySectionProps {
  readonly vault: AutoVault
  readonly reads: CakeVaultReads
  /** Of the manual pool, which stakes the same token. */
  readonly manual: PoolReads
}

/** What a harvest of the automatic vault pays its caller, and what it divides. */
export function BountySection({ vault, reads: { terms, outlook }, manual: { stakedPrice } }: BountySectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const { token } = vault
  const known = valueOf(terms)
  const figure = (pick: 'bounty' | 'pending') =>
    listedAmount(
      mapLoadable(outlook, (amounts) => amounts[pick]),
      stakedPrice,
      token,
      locale,
    )
  return (
    <Card as="section" data-testid="bounty" aria-label={t('pools.bounty')}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2} size="lg">
            {t('pools.bounty')}
          </Heading>
          <Text tone="muted" size="sm">
            {known === undefined
              ? t('pools.bounty.lead')
              : t('pools.bounty.lead.share', { fee: feePercent(known.callFee) })}
          </Text>
        </Stack>
        <BountyLine>
          <Facts>
            <Fact name={t('pools.bounty.now')}>
              <AmountCell view={figure('bounty')} />
            </Fact>
            <Fact name={t('pools.bounty.pending')}>
              <AmountCell view={figure('pending')} />
            </Fact>
          </Facts>
          <TxButton
            form={
              isPending
                ? { status: 'empty', text: { key: 'pools.bounty.claiming' } }
                : deriveBountyForm({ walletStatus, vault, terms, outlook })
            }
            onSubmit={submit}
            variant="secondary"
          />
        </BountyLine>
        <Text size="sm" tone="muted">
          {t('pools.bounty.gas')}
        </Text>
      </Stack>
    </Card>
  )
}
