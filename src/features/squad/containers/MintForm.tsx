import { useMemo, useState } from 'react'
import { MINT_BATCH, mintTx } from '@/domain/squad/claimTx'
import { squadProofReading, ticketsReading } from '@/domain/squad/reads'
import { tokenIdOf } from '@/domain/squad/sale'
import type { SquadReads } from '@/domain/squad/useSquad'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Hex } from '@/lib/hex'
import { combineLoadables, valueOf } from '@/lib/loadable'
import { txState } from '@/lib/txState'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'

/** Tickets that are read at once; an account of the sale has far fewer. */
const PAGE_TICKETS = 200

/** Exchanges tickets for NFTs, in as many transactions as they need. */
export function MintForm({ reads: { edition, sale } }: { readonly reads: SquadReads }) {
  const { t } = useTranslation()
  const account = useAccount()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const { recent } = useTransactions()
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number }>()
  const [sent, setSent] = useState<ReadonlyMap<string, Hex>>(new Map())
  const tickets = useReading(
    useMemo(() => account && ticketsReading(edition.sale, account, PAGE_TICKETS), [edition, account]),
  )
  const proof = useReading(useMemo(() => squadProofReading(edition), [edition]))
  if (walletStatus === 'wrongChain') return <SwitchNetworkButton isFullWidth />
  if (account === undefined) return <ConnectButton isFullWidth isForAct />
  const all = combineLoadables([tickets, proof, sale])
  if (all.status === 'failed')
    return <Notice tone="bad" title={t('squad.unread')} action={<RetryButton onRetry={all.retry} />} />
  const known = valueOf(all)
  if (known === undefined) return <Skeleton width="100%" height="4rem" />
  const [ids, { offset }, { maxSupply }] = known
  // Also those that have succeeded: until the tickets are read again, they look as if they were there.
  const minting = new Set(
    recent.flatMap((record) => (['pending', 'succeeded'].includes(txState(record)) ? [record.hash] : [])),
  )
  const open = ids.filter((id) => {
    const hash = sent.get(id.toString())
    return hash === undefined || !minting.has(hash)
  })
  const batches = Array.from({ length: Math.ceil(open.length / MINT_BATCH) }, (_, index) =>
    open.slice(index * MINT_BATCH, (index + 1) * MINT_BATCH),
  )
  const mint = async () => {
    try {
      for (const [index, batch] of batches.entries()) {
        setProgress({ sent: index, total: batches.length })
        const result = await submitTx(mintTx(edition, batch))
        if (result.status !== 'sent') return
        setSent((before) => new Map([...before, ...batch.map((id) => [id.toString(), result.hash] as const)]))
      }
    } finally {
      setProgress(undefined)
    }
  }
  if (ids.length === 0) return <Text>{t('squad.mint.none')}</Text>
  return (
    <Stack gap={16}>
      <ul aria-label={t('squad.mint.tickets')}>
        {ids.slice(0, MINT_BATCH).map((id) => (
          <li key={id.toString()}>
            <Text as="span" size="sm">
              {t('squad.mint.ticket', { ticket: id.toString(), token: tokenIdOf(id, offset, maxSupply).toString() })}
            </Text>
          </li>
        ))}
      </ul>
      {ids.length > MINT_BATCH && (
        <Text size="sm" tone="muted">
          {t('squad.mint.more', { count: ids.length - MINT_BATCH })}
        </Text>
      )}
      {batches.length > 1 && (
        <Text size="sm" tone="muted">
          {t('squad.mint.batches', { count: batches.length, size: MINT_BATCH })}
        </Text>
      )}
      <div role="status">
        {progress !== undefined && progress.total > 1 && (
          <Text size="sm">{t('squad.mint.progress', { sent: progress.sent + 1, total: progress.total })}</Text>
        )}
      </div>
      <Button
        variant="primary"
        isFullWidth
        isBusy={progress !== undefined || open.length === 0}
        onClick={() => void mint()}
      >
        {t('squad.mint.submit', { count: ids.length })}
      </Button>
    </Stack>
  )
}
