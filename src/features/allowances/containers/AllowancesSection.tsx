import { Suspense } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { AllowanceTable } from '../components/AllowanceTable'
import { useAllowances } from '../hooks/useAllowances'

/** Sends, which no allowance needs before it is read. */
const RevokeButton = lazyPart(async () => (await import('./RevokeButton')).RevokeButton)

interface AllowancesSectionProps {
  readonly account: Address
  /** Whether the connected wallet can revoke them. */
  readonly isOwn: boolean
}

/** An account's current allowances. */
export function AllowancesSection({ account, isOwn }: AllowancesSectionProps) {
  const { t, locale } = useTranslation()
  const { rows, loadingCount, failedCount, scan, hasScanFailed, retry } = useAllowances(account)
  const isReading = loadingCount > 0 || (scan === undefined && !hasScanFailed)
  return (
    <Card as="section" data-testid="allowances">
      <Stack gap={16}>
        {(failedCount > 0 || hasScanFailed) && (
          <Notice tone="warning" title={t('allowances.failed')} action={<RetryButton onRetry={retry} />}>
            {failedCount > 0 ? t('allowances.failed.some', { count: failedCount }) : t('allowances.failed.logs')}
          </Notice>
        )}
        {rows.length > 0 && (
          <AllowanceTable
            rows={rows}
            {...(isOwn && {
              action: ({ question }) => (
                <Suspense
                  fallback={
                    <Button size="sm" disabled>
                      {t('allowances.revoke')}
                    </Button>
                  }
                >
                  <RevokeButton question={question} />
                </Suspense>
              ),
            })}
          />
        )}
        {rows.length === 0 && isReading && <Skeleton width="100%" height="8rem" />}
        {rows.length === 0 && !isReading && failedCount === 0 && (
          <EmptyState title={t('allowances.none')}>{t('allowances.none.body')}</EmptyState>
        )}
        {rows.length > 0 && (
          <Text tone="muted" size="sm">
            {t('allowances.risk.hint')}
          </Text>
        )}
        <Text tone="muted" size="sm" as="div">
          <span role="status">{isReading ? t('allowances.reading') : ''}</span>
          {scan !== undefined &&
            !isReading &&
            t('allowances.scanned', { block: formatAmount(BigInt(scan.fromBlock), 0, { locale }) })}
        </Text>
      </Stack>
    </Card>
  )
}
