import { useMemo, useState } from 'react'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { HistoryTable, WaitingTable } from '../components/BridgeTables'
import { Summary } from '../components/InscriptionPage.styles'
import { type BridgeState, bridgeHistoryReading, bridgeStateReading, WAITING_USERS } from '../reads'

const HISTORY_PAGE = 30n

/** Who waits at the bridge, and what is finished. */
export function BridgeSection({ contract }: { readonly contract: Address }) {
  const { t } = useTranslation()
  const state = useReading(useMemo(() => bridgeStateReading(contract), [contract]))
  if (state.status === 'loading') return <Text tone="muted">{t('common.loading')}</Text>
  if (state.status === 'failed') return <Failure onRetry={state.retry} />
  return <Bridge contract={contract} state={state.value} />
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice tone="bad" title={t('bridge.failed')} action={<RetryButton onRetry={onRetry} />}>
      {t('bridge.failed.body')}
    </Notice>
  )
}

function Bridge({ contract, state }: { readonly contract: Address; readonly state: BridgeState }) {
  const { t, locale } = useTranslation()
  const count = (value: bigint) => formatAmount(value, 0, { locale })
  const { waiting, nextWallet, walletCount, finishedCount } = state
  return (
    <Stack gap={24}>
      <Summary>
        <Fact name={t('bridge.wallets')}>{count(walletCount)}</Fact>
        <Fact name={t('bridge.nextWallet')}>{count(nextWallet)}</Fact>
        <Fact name={t('bridge.finished')}>{count(finishedCount)}</Fact>
      </Summary>
      <Card as="section" data-testid="bridge-waiting">
        <Stack gap={16}>
          <Row justify="space-between">
            <Heading level={2} size="lg">
              {t('bridge.waiting')}
            </Heading>
            {BigInt(waiting.length) === WAITING_USERS && (
              <Text as="span" size="sm" tone="muted">
                {t('bridge.waiting.first', { count: waiting.length })}
              </Text>
            )}
          </Row>
          <WaitingTable users={waiting} />
        </Stack>
      </Card>
      <Card as="section" data-testid="bridge-history">
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('bridge.history')}
          </Heading>
          {finishedCount === 0n ? (
            <HistoryTable transfers={ready([])} more={undefined} />
          ) : (
            <History contract={contract} count={finishedCount} />
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

function History({ contract, count }: { readonly contract: Address; readonly count: bigint }) {
  const { t, locale } = useTranslation()
  const [size, setSize] = useState(HISTORY_PAGE)
  const history = useReading(useMemo(() => bridgeHistoryReading(contract, count, size), [contract, count, size]))
  const shown = valueOf(history)?.length ?? 0
  const hasMore = BigInt(shown) < count
  return (
    <Stack gap={12}>
      {shown > 0 && hasMore && (
        <Text size="sm" tone="muted">
          {t('bridge.history.latest', { count: shown, total: formatAmount(count, 0, { locale }) })}
        </Text>
      )}
      <HistoryTable
        transfers={history}
        more={hasMore ? { isLoading: false, hasFailed: false, onLoad: () => setSize(size + HISTORY_PAGE) } : undefined}
      />
    </Stack>
  )
}
