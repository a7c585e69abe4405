import { readClient } from '@/chain/rpc/readClient'
import { transactionLink } from '@/config/explorer'
import type { Offering, Offerings } from '@/domain/ifo/offering'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { ready } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Rows } from '../components/Ifo.styles'
import { readSaleRecord } from '../readRecord'

interface RecordPartProps {
  readonly offerings: Offerings
  readonly offering: Offering
  readonly startBlock: number
}

/** Who took part in a sale and what its owner withdrew, from the contract's logs. */
export function RecordPart({ offerings: { lpToken }, offering, startBlock }: RecordPartProps) {
  const { t, locale } = useTranslation()
  const version = useConfirmedCount()
  const record = useService(`ifo/record/${offering.contract}`, () => readSaleRecord(readClient, offering, startBlock), {
    version,
  })
  if (record.status === 'loading') return <Skeleton width="100%" height="6rem" />
  if (record.status === 'failed')
    return (
      <Notice tone="bad" title={t('ifo.record.failed')} action={<RetryButton onRetry={record.retry} />}>
        {t('ifo.record.failed.body')}
      </Notice>
    )
  const { participants, commitments, claims, claimedWei, withdrawals, isPartial } = record.value
  return (
    <Stack gap={12}>
      <Facts>
        <Fact name={t('ifo.record.participants')}>{formatCount(participants, locale)}</Fact>
        <Fact name={t('ifo.record.commitments')}>{formatCount(commitments, locale)}</Fact>
        <Fact name={t('ifo.record.claims')}>{formatCount(claims, locale)}</Fact>
        <Fact name={t('ifo.record.claimed')}>
          <TokenAmount token={offering.token} wei={ready(claimedWei)} />
        </Fact>
      </Facts>
      <Text size="sm" isStrong>
        {t('ifo.record.withdrawals')}
      </Text>
      {withdrawals.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('ifo.record.withdrawals.none')}
        </Text>
      ) : (
        <Rows aria-label={t('ifo.record.withdrawals')}>
          {withdrawals.map(({ block, lpWei, offeringWei, hash }, index) => (
            <li key={hash ?? `${block}-${index}`}>
              <span>
                <TokenAmount token={lpToken} wei={ready(lpWei)} />
                {', '}
                <TokenAmount token={offering.token} wei={ready(offeringWei)} />
              </span>
              <Text as="span" size="sm" tone="muted">
                {hash === undefined ? (
                  t('ifo.record.block', { block: formatCount(block, locale) })
                ) : (
                  <ExternalLink href={transactionLink(hash)}>
                    {t('ifo.record.block', { block: formatCount(block, locale) })}
                  </ExternalLink>
                )}
              </Text>
            </li>
          ))}
        </Rows>
      )}
      {isPartial && (
        <Text size="sm" tone="warning">
          {t('ifo.record.partial')}
        </Text>
      )}
    </Stack>
  )
}
