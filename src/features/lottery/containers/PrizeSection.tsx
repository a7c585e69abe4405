import type { Lottery } from '@/domain/lottery/lottery'
import { claimBatches, prizeSum } from '@/domain/lottery/model/claims'
import type { LotteryEntry } from '@/domain/lottery/scanEntries'
import { useAccount } from '@/hooks/useAccount'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { PrizeList } from '../components/PrizeList'
import { useClaims } from '../hooks/useClaims'
import type { LotteryNow } from '../hooks/useLotteryNow'
import { usePrizeCheck } from '../hooks/usePrizeCheck'
import { type PrizeRow, prizeRow } from '../model/prizeRows'

/** The contract's limit, until it is read. */
const DEFAULT_BATCH = 100

/** Looks for prizes of the account in all lotteries, and claims them. */
export function PrizeSection({ now }: { readonly now: LotteryNow }) {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <Card as="section" aria-labelledby="lottery-prizes" data-testid="prizes">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="lottery-prizes">
          {t('lottery.check')}
        </Heading>
        {account === undefined ? (
          <Stack gap={12} align="start">
            <Text tone="muted">{t('lottery.check.connect')}</Text>
            <ConnectButton variant="secondary" />
          </Stack>
        ) : (
          <AccountPrizes key={account} now={now} account={account} />
        )}
      </Stack>
    </Card>
  )
}

function AccountPrizes({ now, account }: { readonly now: LotteryNow; readonly account: Address }) {
  const { t } = useTranslation()
  const { lottery, round, state: lotteryState } = now
  const newest = valueOf(round)
  const { state, check } = usePrizeCheck(lottery, account, newest)
  const batchSize = valueOf(lotteryState)?.maxTickets ?? DEFAULT_BATCH
  const isBusy = state.status === 'checking' || (state.status === 'checked' && state.isRefreshing)
  const checkButton = (
    <Button variant="secondary" isBusy={isBusy} disabled={newest === undefined} onClick={check}>
      {t(state.status === 'checked' ? 'lottery.check.again' : 'lottery.check.now')}
    </Button>
  )
  return (
    <Stack gap={16} align="stretch">
      {state.status === 'idle' && <Text tone="muted">{t('lottery.check.lead')}</Text>}
      {state.status === 'checking' && (
        <Stack gap={8}>
          <Text tone="muted">{t('lottery.check.checking')}</Text>
          <Progress value={state.progress.done / state.progress.total} label={t('lottery.check.checking')} />
        </Stack>
      )}
      {state.status === 'failed' && (
        <Notice tone="bad" title={t('lottery.check.failed')}>
          {t('lottery.check.failed.body')}
        </Notice>
      )}
      <div role="status">
        {state.status === 'checked' && <CheckResult lottery={lottery} entries={state.entries} batchSize={batchSize} />}
      </div>
      <div>{checkButton}</div>
    </Stack>
  )
}

interface CheckResultProps {
  readonly lottery: Lottery
  readonly entries: readonly LotteryEntry[]
  readonly batchSize: number
}

function CheckResult({ lottery, entries, batchSize }: CheckResultProps) {
  const { t } = useTranslation()
  const nowSec = useNowSec()
  const claims = useClaims(lottery)
  const tickets = entries.reduce((sum, entry) => sum + entry.tickets.length, 0)
  const rows = entries.flatMap((entry): readonly PrizeRow[] => {
    const batches = claimBatches(entry.round.id, entry.won, batchSize)
    return batches.length === 0 ? [] : [prizeRow(entry.round, entry.deadlineSec, batches, nowSec)]
  })
  const isBusy = claims.progress !== undefined
  const open = (row: PrizeRow) => (row.isExpired ? [] : row.batches.filter((batch) => !claims.isSent(batch)))
  const all = rows.flatMap(open)
  if (entries.length === 0) return <Text>{t('lottery.check.noTickets')}</Text>
  if (rows.length === 0) {
    const claimedWei = entries.reduce((sum, { won }) => sum + prizeSum(won), 0n)
    return <Text>{t(claimedWei > 0n ? 'lottery.check.allClaimed' : 'lottery.check.none', { count: tickets })}</Text>
  }
  return (
    <Stack gap={16}>
      <PrizeList
        token={lottery.token}
        rows={rows}
        isBusy={isBusy}
        isSent={(row) => !row.isExpired && open(row).length === 0}
        onClaim={(row) => void claims.claim(open(row))}
      />
      {claims.progress !== undefined && claims.progress.total > 1 && (
        <Stack gap={8}>
          <Text size="sm" tone="muted">
            {t('lottery.claim.progress', { sent: claims.progress.sent + 1, total: claims.progress.total })}
          </Text>
          <Progress
            value={claims.progress.sent / claims.progress.total}
            label={t('lottery.claim.progress', { sent: claims.progress.sent + 1, total: claims.progress.total })}
          />
        </Stack>
      )}
      {rows.length > 1 && all.length > 0 && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void claims.claim(all)}>
          {t('lottery.claim.all', { count: all.length })}
        </Button>
      )}
    </Stack>
  )
}
