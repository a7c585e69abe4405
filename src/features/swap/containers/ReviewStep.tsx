import { lazy, Suspense, useState } from 'react'
import type { TxRequest, TxText } from '@/chain/txRequest'
import type { Currency } from '@/domain/token/currency'
import { routerRefusal } from '@/domain/trade/routerRefusal'
import { swapTx } from '@/domain/trade/swapTx'
import { maximumSold, minimumReceived, type Trade } from '@/domain/trade/trade'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid, formatReceived } from '@/lib/figureFormat'
import { type Address, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { FeeFact } from '@/widgets/tx/review/FeeFact'
import { LossConsent } from '@/widgets/tx/review/LossConsent'
import { useTxCheck } from '@/widgets/tx/review/useTxCheck'
import { FeeTokenHint } from '../components/FeeTokenHint'
import { SilentNote } from '../components/SilentNote'
import { SwapSum } from '../components/SwapSum'
import { SwapTerms, type SwapTermsProps } from '../components/SwapTerms'
import { useSwapCheck } from '../hooks/useSwapCheck'
import { type ConfirmationBlock, deriveConfirmation, type SwapCheck } from '../model/confirmation'
import { impactLoss, type ImpactTier } from '../model/impactTier'
import { isKeptPart } from '../model/keptPart'
import type { SwapParties } from '../model/swapParties'

export interface ReviewStepProps {
  readonly agreed: Trade
  /** Who was shown as the one who receives. */
  readonly recipient: Address
  /** The user said no in the wallet a moment ago. */
  readonly isRejected: boolean
  readonly quote: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  readonly input: Currency
  readonly output: Currency
  readonly poolFee: string
  /** Undefined where a part of them is missing, such as the account. */
  readonly parties: SwapParties | undefined
  /** How long a signed swap stays valid, in seconds. */
  readonly validSec: number
  readonly onAccept: (trade: Trade) => void
  readonly onConfirm: (trade: Trade) => void
}

const ReviewedTokens = lazy(async () => ({ default: (await import('@/widgets/token-risk/ReviewedTokens')).ReviewedTokens }))

const MINUTE_SEC = 60

const BLOCK_TEXTS: Readonly<Record<ConfirmationBlock, TxText>> = {
  recipientMoved: { key: 'swap.recipient.lookAgain' },
  gone: { key: 'swap.noRoute' },
  updated: { key: 'swap.updated.first' },
  behind: { key: 'swap.quote.stale' },
  checking: { key: 'swap.checking' },
  refused: { key: 'swap.refused' },
  consent: { key: 'swap.impact.first' },
}

/** The last look at a swap: what is given, what is got at least, what it costs; anew with each block. */
export function ReviewStep({ agreed, recipient, isRejected, quote, isBehind, input, output, poolFee, parties, validSec, onAccept, onConfirm }: ReviewStepProps) {
  const { t, tText } = useTranslation()
  const [consented, setConsented] = useState<ImpactTier>()
  const latest = quote.status === 'ready' && quote.value !== 'noRoute' ? quote.value : undefined
  const check = useSwapCheck(latest, parties, validSec)
  const isRecipientMoved = parties !== undefined && !isSameAddress(parties.recipient, recipient)
  const { trade, tier, block } = deriveConfirmation({ agreed, quote, isBehind, isRecipientMoved, check, consented })
  const slippageBps = parties?.slippageBps ?? 0
  // By the minute: with each block's own deadline it would be another transaction, to be looked at anew.
  const deadlineSec = Math.ceil(useNowSec() / MINUTE_SEC) * MINUTE_SEC + validSec
  const request = latest === undefined || parties === undefined || check.status !== 'passed' ? undefined : swapTx(latest, { ...parties, deadlineSec, isFeeOnTransfer: check.isFeeOnTransfer })
  return (
    <Stack gap={20}>
      <SwapSum trade={trade} input={input} output={output} />
      <Suspense fallback={null}><ReviewedTokens tokens={[input, output]} /></Suspense>
      <Text size="sm" tone="muted"><LimitText trade={trade} slippageBps={slippageBps} input={input} output={output} /></Text>
      {block === 'updated' && (
        <Notice tone="warning" title={t('swap.updated')} action={<Button size="sm" variant="primary" onClick={() => onAccept(trade)}>{t('swap.updated.accept')}</Button>}>
          {t('swap.updated.body')}
        </Notice>
      )}
      {block === 'recipientMoved' && (
        parties?.recipientName === undefined
          ? <Notice tone="bad" title={t('swap.recipient.otherAccount')}>{t('swap.recipient.otherAccount.body')}</Notice>
          : <Notice tone="bad" title={t('swap.recipient.moved')}>{t('swap.recipient.moved.body')}</Notice>
      )}
      {block === 'behind' && <SilentNote />}
      {block === 'gone' && <Notice tone="bad" title={t('swap.gone')}>{t('swap.gone.body')}</Notice>}
      {block !== 'gone' && <CheckNote check={check} isExactOut={trade.kind === 'exactOut'} />}
      <Costs request={request} offer={{ trade, input, output }} kind={trade.kind} slippageBps={slippageBps} poolFee={poolFee} />
      {parties !== undefined && parties.recipient !== parties.account && (
        <Notice tone="warning" title={t('swap.recipient.sentTo')}>
          {parties.recipientName !== undefined && <><bdi>{parties.recipientName}</bdi> · </>}<bdi>{parties.recipient}</bdi>
        </Notice>
      )}
      <LossConsent key={tier} loss={impactLoss(trade.priceImpactBps)} isAccepted={consented === tier} onAccept={(isGiven) => setConsented(isGiven ? tier : undefined)} />
      {isRejected && <Text size="sm" tone="muted">{t('swap.rejected')}</Text>}
      <Row>
        <Button
          variant={tier === 'negligible' || tier === 'low' || tier === 'medium' ? 'primary' : 'danger'}
          isFullWidth
          isBusy={block === 'checking' || block === 'behind'}
          disabledReason={block === undefined ? undefined : tText(BLOCK_TEXTS[block])}
          onClick={() => onConfirm(trade)}
        >
          {t('swap.confirm')}
        </Button>
      </Row>
    </Stack>
  )
}

/** What the swap costs, and what the network takes for it. */
function Costs({ request, ...terms }: SwapTermsProps & { readonly request: TxRequest | undefined }) {
  return request === undefined ? <SwapTerms {...terms}><FeeFact check={undefined} /></SwapTerms> : <CheckedCosts request={request} {...terms} />
}

function CheckedCosts({ request, ...terms }: SwapTermsProps & { readonly request: TxRequest }) {
  const { t } = useTranslation()
  const { check } = useTxCheck(request)
  const [known, setKnown] = useState(check)
  // What the last block said stays until this one's is there.
  if (check !== undefined && check !== known) setKnown(check)
  const cannotPay = known?.verdict.status === 'fails' && known.verdict.error.kind === 'insufficientFunds'
  return (
    <>
      <SwapTerms {...terms}><FeeFact check={known} /></SwapTerms>
      {cannotPay && <Notice tone="warning" title={t('swap.fee.uncovered')} />}
    </>
  )
}

function LimitText({ trade, slippageBps, input, output }: { readonly trade: Trade; readonly slippageBps: number; readonly input: Currency; readonly output: Currency }) {
  const { t, locale } = useTranslation()
  return trade.kind === 'exactIn'
    ? t('swap.outputEstimated', { amount: `${formatReceived(minimumReceived(trade, slippageBps), output.decimals, output.symbol, locale).text} ${output.symbol}` })
    : t('swap.inputEstimated', { amount: `${formatPaid(maximumSold(trade, slippageBps), input.decimals, input.symbol, locale).text} ${input.symbol}` })
}

function CheckNote({ check, isExactOut }: { readonly check: SwapCheck; readonly isExactOut: boolean }) {
  const { t, tText } = useTranslation()
  if (check.status === 'passed' && check.isFeeOnTransfer) return <Notice tone="info" title={t('swap.feeToken.title')}>{t('swap.feeToken.found.body')}</Notice>
  if (check.status !== 'refused') return null
  if (isKeptPart(check.error)) return <FeeTokenHint isExactOut={isExactOut} />
  return <Notice tone="bad" title={tText(routerRefusal(check.error) ?? { key: 'swap.refused' })}>{tText(failureDescription(check.error))}</Notice>
}
