import { Suspense, useState } from 'react'
import { addressLink } from '@/config/explorer'
import type { Offering } from '@/domain/ifo/offering'
import { holdsEnough, offeredWei, type Sale, type SalePhase } from '@/domain/ifo/sale'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Details } from '../components/Ifo.styles'
import type { IfoReads } from '../hooks/useIfo'

const RecordPart = lazyPart(async () => (await import('./RecordPart')).RecordPart)

interface SafetyPartProps {
  readonly ifo: IfoReads
  readonly offering: Offering
  readonly sale: Sale
  readonly phase: SalePhase
}

/** Whether the offered tokens are in the contract, and what its owner can take. */
export function SafetyPart({ ifo: { offerings }, offering, sale, phase }: SafetyPartProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { lpToken } = offerings
  const { token, contract } = offering
  const isCovered = holdsEnough(sale, phase)
  return (
    <Stack gap={12}>
      <Heading level={3} size="md">
        {t('ifo.safety')}
      </Heading>
      {isCovered ? (
        <Text size="sm" tone="good">
          {t(phase === 'finished' ? 'ifo.safety.coveredAfter' : 'ifo.safety.covered')}
        </Text>
      ) : (
        <Notice tone="bad" title={t('ifo.safety.short')}>
          {t('ifo.safety.short.body')}
        </Notice>
      )}
      <Facts>
        <Fact name={t('ifo.safety.held')}>
          <TokenAmount token={token} wei={ready(sale.heldWei)} />
        </Fact>
        <Fact name={t('ifo.safety.offered')}>
          <TokenAmount token={token} wei={ready(offeredWei(sale))} />
        </Fact>
        <Fact name={t('ifo.safety.owner')}>
          <TokenAmount token={lpToken} wei={ready(sale.withdrawable.lpWei)} />
          {', '}
          <TokenAmount token={token} wei={ready(sale.withdrawable.offeringWei)} />
        </Fact>
        <Fact name={t('ifo.safety.contract')}>
          <ExternalLink href={addressLink(contract)}>
            <bdi title={contract}>{shortenHex(contract)}</bdi>
          </ExternalLink>
        </Fact>
      </Facts>
      {(phase === 'live' || phase === 'finished') && (
        <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{t('ifo.record')}</summary>
          {isOpen && (
            <Suspense fallback={<Skeleton width="100%" height="6rem" />}>
              <RecordPart offerings={offerings} offering={offering} startBlock={sale.startBlock} />
            </Suspense>
          )}
        </Details>
      )}
    </Stack>
  )
}
