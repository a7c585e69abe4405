import type { InscriptionBalance } from '@/api/inscriptions/parse'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { DataTable } from '@/widgets/table/DataTable'
import { Breakable } from './InscriptionPage.styles'
import { TickAmount } from './TickAmount'

export interface BalancesCardProps {
  readonly hasIndexer: boolean
  readonly hasAccount: boolean
  readonly balances: Loadable<readonly InscriptionBalance[]>
  /** Undefined while the indexer responds. */
  readonly onRetry: (() => void) | undefined
}

/** The account's inscriptions according to the indexer. */
export function BalancesCard({ hasIndexer, hasAccount, balances, onRetry }: BalancesCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="inscription-balances">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('inscription.balances')}
        </Heading>
        {!hasIndexer && (
          <MissingContracts parts={['inscriptions']}>{t('inscription.indexer.missing')}</MissingContracts>
        )}
        {onRetry !== undefined && (
          <Notice tone="bad" title={t('inscription.indexer.failed')} action={<RetryButton onRetry={onRetry} />}>
            {t('inscription.indexer.failed.body')}
          </Notice>
        )}
        {hasIndexer &&
          (hasAccount ? (
            <Balances balances={balances} />
          ) : (
            <Text tone="muted">{t('inscription.balances.connect')}</Text>
          ))}
      </Stack>
    </Card>
  )
}

function Balances({ balances }: { readonly balances: Loadable<readonly InscriptionBalance[]> }) {
  const { t, locale } = useTranslation()
  if (balances.status === 'failed') return null
  return (
    <Stack gap={12}>
      {balances.status === 'stale' && (
        <Text size="sm" tone="warning">
          {t('inscription.indexer.stale', { time: new Date(balances.asOfMs).toLocaleTimeString(locale) })}
        </Text>
      )}
      <DataTable
        caption={t('inscription.balances')}
        rows={balances}
        empty={<EmptyState title={t('inscription.balances.empty')} />}
        exportName="inscriptions"
        rowKey={({ tick }) => tick}
        columns={[
          {
            id: 'tick',
            header: t('inscription.tick'),
            sortBy: ({ tick }) => tick,
            exportText: ({ tick }) => tick,
            cell: ({ tick }) => <Breakable>{tick}</Breakable>,
          },
          {
            id: 'amount',
            header: t('inscription.balances.amount'),
            align: 'end',
            sortBy: ({ amount }) => amount,
            exportText: ({ amount }) => String(amount),
            cell: ({ amount, tick }) => <TickAmount amount={amount} tick={tick} />,
          },
        ]}
      />
    </Stack>
  )
}
