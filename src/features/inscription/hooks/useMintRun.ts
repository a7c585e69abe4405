import { useEffect, useSyncExternalStore } from 'react'
import type { DataTxRequest } from '@/chain/tx/txRequest'
import { useAccount } from '@/hooks/useAccount'
import { useSendTx } from '@/hooks/useSendTx'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { type Address, isSameAddress } from '@/lib/hex'
import { runInOneTab } from '@/platform/runInOneTab'
import { useToasts } from '@/ui/toasts/toastsContext'
import { walletSession } from '@/wallet/session'
import { reviewTx } from '@/widgets/tx/review/askedReview'
import type { MintOrder } from '../model/forms'
import { operationTx } from '../model/inscriptionTx'
import { type MintRun, remainingMints } from '../model/mintRun'
import { isAttempted, type MintProgress, sendMints } from '../model/sendMints'
import { type ActiveRun, activeRun, forgetRun, pausedRun, readRun, showStoredRun, storeRun } from './mintRunStore'

/** The account's repeated mint, with its controls. */
export interface MintRunControls {
  /** Undefined if there is none. */
  readonly shown: ActiveRun | undefined
  /** Shows one review for all mints, and resolves after the last batch. */
  readonly start: (order: MintOrder) => Promise<void>
  /** Ends the run after the current batch. */
  readonly stop: () => void
  /** Sends what remains, after another review. */
  readonly resume: () => Promise<void>
  /** Gives up what remains. */
  readonly discard: () => void
}

function setPhase(phase: ActiveRun['phase']): void {
  const active = activeRun.getSnapshot()
  if (active !== undefined) activeRun.set({ ...active, phase })
}

function isConnected(account: Address): boolean {
  const session = walletSession.getSnapshot()
  return session.status === 'connected' && isSameAddress(session.account, account)
}

function toastKind(progress: MintProgress): 'info' | 'success' | 'danger' | 'warning' {
  if (progress.failed > 0) return progress.run.sent.length === 0 ? 'danger' : 'warning'
  return isAttempted(progress) ? 'success' : 'info'
}

/** Repeats a mint in batches. Its state is stored with each wallet request and answer, so that nothing is sent twice. */
export function useMintRun(): MintRunControls {
  const { t, locale } = useTranslation()
  const showToast = useToasts()
  const sendTx = useSendTx()
  const account = useAccount()
  const active = useSyncExternalStore(activeRun.subscribe, activeRun.getSnapshot)
  const shown =
    account !== undefined && active !== undefined && isSameAddress(active.run.account, account) ? active : undefined
  const isBusy = active !== undefined && active.phase !== 'paused'
  useEffect(() => {
    if (account !== undefined && !isBusy) showStoredRun(account)
  }, [account, isBusy])

  const showProgress = (progress: MintProgress, request: DataTxRequest) => {
    const { run, failed } = progress
    const count = (value: number) => formatAmount(BigInt(value), 0, { locale })
    showToast({
      kind: toastKind(progress),
      title: t('inscription.repeat.title', { tick: run.operation.tick }),
      description: t(isAttempted(progress) ? 'inscription.repeat.done' : 'inscription.repeat.progress', {
        n: count(run.sent.length),
        total: count(run.times),
        k: count(failed),
        data: request.success.values?.['data'] ?? '',
      }),
    })
  }

  /** @param latestRun read once no other tab can send; undefined if it was finished or discarded there */
  const send = async (request: DataTxRequest, times: number, latestRun: () => MintRun | undefined) => {
    const answer = await reviewTx(request, times).catch((): undefined => undefined)
    if (answer === undefined)
      showToast({ kind: 'danger', title: t('inscription.tx.failure'), description: t('tx.error.network') })
    if (answer?.status !== 'confirmed') return
    const terms = { isForced: answer.isForced }
    const hasRun = await runInOneTab('mints', async () => {
      const start = latestRun()
      activeRun.set(start && { ...pausedRun(start), phase: 'sending' })
      if (start === undefined) return
      let ended = start.sent.length
      await sendMints(start, {
        send: (onAsk) => sendTx(answer.request, { ...terms, onAsk }),
        isStopped: () => activeRun.getSnapshot()?.phase === 'stopping' || !isConnected(start.account),
        onProgress: (progress) => {
          const isStored = storeRun(progress.run)
          activeRun.set({ ...progress, isStored, phase: activeRun.getSnapshot()?.phase ?? 'sending' })
          const nowEnded = progress.run.sent.length + progress.failed
          if (nowEnded > ended) showProgress(progress, request)
          ended = nowEnded
        },
      })
      setPhase('paused')
    })
    if (!hasRun)
      showToast({
        kind: 'warning',
        title: t('inscription.run.elsewhere'),
        description: t('inscription.run.elsewhere.body'),
      })
  }

  return {
    shown,
    start: async ({ request, operation, times }) => {
      if (account === undefined) return
      const run: MintRun = { startedMs: Date.now(), account, operation, times, sent: [], unanswered: 0 }
      await send(request, times, () => run)
    },
    stop: () => setPhase('stopping'),
    resume: async () => {
      if (shown === undefined) return
      const { run, isStored } = shown
      await send(operationTx(run.account, run.operation, locale), remainingMints(run), () => {
        if (!isStored) return run
        const latest = readRun(run.account)
        return latest?.startedMs === run.startedMs ? latest : undefined
      })
    },
    discard: () => {
      if (account !== undefined) forgetRun(account)
      activeRun.set(undefined)
    },
  }
}
