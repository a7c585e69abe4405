import { Suspense, useState } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Currency } from '@/domain/token/currency'
import { explainRouterError, isFeeOnTransferError } from '@/domain/trade/explainRouterError'
import { swapTx } from '@/domain/trade/swapTx'
import { maximumSold, minimumReceived, type Trade } from '@/domain/trade/trade'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid, formatReceived } from '@/lib/figureFormat'
import { type Address, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { ChangedNotice } from '@/widgets/tx/review/ChangedNotice'
import { ConfirmButton } from '@/widgets/tx/review/ConfirmButton'
import { FeeFact } from '@/widgets/tx/review/FeeFact'
import { LossConsent } from '@/widgets/tx/review/LossConsent'
import { useTxCheck } from '@/widgets/tx/review/useTxCheck'
import { FeeTokenHint } from '../components/FeeTokenHint'
import { SilentNote } from '../components/SilentNote'
import { SwapSum } from '../components/SwapSum'
import { SwapTerms, type SwapTermsProps } from '../components/SwapTerms'
import { deriveConfirmation, type SwapCheck } from '../confirmation'
import { useSwapCheck } from '../hooks/useSwapCheck'
import { impactLoss } from '../model/impactTier'
import type { SwapParties } from '../probeSwap'

export interface ReviewStepProps {
  readonly agreed: Trade
  /** Recipient as shown to the user. */
  readonly recipient: Address
  /** The user has just rejected the transaction in the wallet. */
  readonly isRejected: boolean
  readonly quote: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  readonly input: Currency
  readonly output: Currency
  readonly poolFee: string
  /** Undefined while incomplete, for example without an account. */
  readonly parties: SwapParties | undefined
  /** Transaction deadline in seconds from now. */
  readonly validSec: number
  readonly onAccept: (trade: Trade) => void
  readonly onConfirm: (trade: Trade) => void
}

const ReviewedTokens = lazyPart(
  async () => (await import('@/widgets/token-risk/ReviewedTokens')).ReviewedTokens,
  ['tokenRisk'],
)

const MINUTE_SEC = 60

/** Review of a swap: amounts, limit and cost, updated at each block. */
export function ReviewStep({
  agreed,
  recipient,
  isRejected,
  quote,
  isBehind,
  input,
  output,
  poolFee,
  parties,
  validSec,
  onAccept,
  onConfirm,
}: ReviewStepProps) {
  const { t, tText } = useTranslation()
  const [consentedBps, setConsentedBps] = useState(0)
  const [opened] = useState(parties)
  const latest = quote.status === 'ready' && quote.value !== 'noRoute' ? quote.value : undefined
  const check = useSwapCheck(latest, parties, validSec)
  // Rounded to minutes: with a new deadline at each block, the request would change and have to be reviewed again.
  const deadlineSec = Math.ceil(useNowSec() / MINUTE_SEC) * MINUTE_SEC + validSec
  const terms = parties ?? opened
  if (terms === undefined) return null
  const hasMoved = parties !== undefined && !isSameAddress(parties.recipient, recipient)
  const recipientMoved = hasMoved ? (parties.recipientName === undefined ? 'account' : 'name') : undefined
  const requestOf = (trade: Trade) =>
    swapTx(trade, { ...terms, deadlineSec, isFeeOnTransfer: check.status === 'passed' && check.isFeeOnTransfer })
  const {
    agreed: before,
    shown,
    block,
  } = deriveConfirmation({ agreed, quote, isBehind, recipientMoved, check, consentedBps, requestOf })
  const {
    trade,
    request: { preview },
  } = shown
  const loss = preview?.loss ?? impactLoss(trade.priceImpactBps)
  const { slippageBps } = terms
  const request = latest === undefined || parties === undefined || check.status !== 'passed' ? undefined : shown.request
  return (
    <Stack gap={20}>
      <SwapSum trade={trade} input={input} output={output} />
      <Suspense fallback={null}>
        <ReviewedTokens tokens={[input, output]} />
      </Suspense>
      <Text size="sm" tone="muted">
        <LimitText trade={trade} slippageBps={slippageBps} input={input} output={output} />
      </Text>
      {block?.kind === 'changed' && (
        <ChangedNotice now={shown.request} agreed={before.request} onAccept={() => onAccept(trade)} />
      )}
      {block?.kind === 'unread' && <SilentNote />}
      {block?.kind === 'refused' ? (
        <Notice tone="bad" title={tText(block.title)}>
          {block.text && tText(block.text)}
        </Notice>
      ) : (
        <CheckNote check={check} isExactOut={trade.kind === 'exactOut'} />
      )}
      <Costs
        request={request}
        offer={{ trade, input, output }}
        kind={trade.kind}
        slippageBps={slippageBps}
        poolFee={poolFee}
      />
      {parties !== undefined && parties.recipient !== parties.account && (
        <Notice tone="warning" title={t('swap.recipient.sentTo')}>
          {parties.recipientName !== undefined && (
            <>
              <bdi>{parties.recipientName}</bdi> ·{' '}
            </>
          )}
          <bdi>{parties.recipient}</bdi>
        </Notice>
      )}
      <LossConsent
        key={loss.consentUpToBps}
        loss={loss}
        isAccepted={loss.bps <= consentedBps}
        onAccept={(isGiven) => setConsentedBps(isGiven ? loss.consentUpToBps : 0)}
      />
      {isRejected && (
        <Text size="sm" tone="muted">
          {t('swap.rejected')}
        </Text>
      )}
      <ConfirmButton
        block={block}
        isConfirming={block?.kind === 'unread'}
        variant={loss.consent === 'none' ? 'primary' : 'danger'}
        onConfirm={() => onConfirm(trade)}
      >
        {t('swap.confirm')}
      </ConfirmButton>
    </Stack>
  )
}

/** Terms of the swap, with the network fee. */
function Costs({ request, ...terms }: SwapTermsProps & { readonly request: TxRequest | undefined }) {
  return request === undefined ? (
    <SwapTerms {...terms}>
      <FeeFact check={undefined} />
    </SwapTerms>
  ) : (
    <CheckedCosts request={request} {...terms} />
  )
}

function CheckedCosts({ request, ...terms }: SwapTermsProps & { readonly request: TxRequest }) {
  const { t } = useTranslation()
  const { check } = useTxCheck(request)
  const [known, setKnown] = useState(check)
  // The previous result is shown until the current block's arrives.
  if (check !== undefined && check !== known) setKnown(check)
  const cannotPay = known?.verdict.status === 'fails' && known.verdict.error.kind === 'insufficientFunds'
  return (
    <>
      <SwapTerms {...terms}>
        <FeeFact check={known} />
      </SwapTerms>
      {cannotPay && <Notice tone="warning" title={t('swap.fee.uncovered')} />}
    </>
  )
}

function LimitText({
  trade,
  slippageBps,
  input,
  output,
}: {
  readonly trade: Trade
  readonly slippageBps: number
  readonly input: Currency
  readonly output: Currency
}) {
  const { t, locale } = useTranslation()
  return trade.kind === 'exactIn'
    ? t('swap.outputEstimated', {
        amount: `${formatReceived(minimumReceived(trade, slippageBps), output.decimals, output.symbol, locale).text} ${output.symbol}`,
      })
    : t('swap.inputEstimated', {
        amount: `${formatPaid(maximumSold(trade, slippageBps), input.decimals, input.symbol, locale).text} ${input.symbol}`,
      })
}

function CheckNote({ check, isExactOut }: { readonly check: SwapCheck; readonly isExactOut: boolean }) {
  const { t, tText } = useTranslation()
  if (check.status === 'passed' && check.isFeeOnTransfer)
    return (
      <Notice tone="info" title={t('swap.feeToken.title')}>
        {t('swap.feeToken.found.body')}
      </Notice>
    )
  if (check.status !== 'refused') return null
  if (isFeeOnTransferError(check.error)) return <FeeTokenHint isExactOut={isExactOut} />
  return (
    <Notice tone="bad" title={tText(explainRouterError(check.error) ?? { key: 'swap.refused' })}>
      {tText(failureDescription(check.error))}
    </Notice>
  )
}
