import { Suspense } from 'react'
import type { AnyTxRequest, TxAmount, TxValuedAmount } from '@/chain/tx/txRequest'
import { addressLink } from '@/config/explorer'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { formatUsd } from '@/lib/figureFormat'
import { isSameAddress, shortenHex } from '@/lib/hex'
import { shortenText } from '@/lib/shortenText'
import { hexToText } from '@/lib/textHex'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { TxCheck, TxParty } from './checkTx'
import { FeeFact } from './FeeFact'
import { LossFigure } from './LossFigure'
import { sentAmounts } from './sentAmounts'
import { Data, Flow, Flows, Party } from './TxPreview.styles'

const ReviewedTokens = lazyPart(
  async () => (await import('@/widgets/token-risk/ReviewedTokens')).ReviewedTokens,
  ['tokenRisk'],
)

const SHOWN_DIGITS = 8
/** Maximum characters of raw data; the sending page shows all of it. */
const SHOWN_DATA = 160
const MAX_ALLOWANCE = 2n ** 256n - 1n

/** Sent amounts have full precision; received amounts are rounded down. */
function Amount({
  amount: { symbol, decimals, amountWei },
  isExact,
}: {
  readonly amount: TxAmount
  readonly isExact: boolean
}) {
  const { locale } = useTranslation()
  if (amountWei === undefined) return <bdi>{symbol}</bdi>
  if (isExact) return <Figure unit={symbol}>{formatAmount(amountWei, decimals, { locale })}</Figure>
  const text = formatAmount(amountWei, decimals, { locale, significant: SHOWN_DIGITS, rounding: 'down' })
  return (
    <Figure unit={symbol} title={`${formatAmount(amountWei, decimals, { locale })} ${symbol}`}>
      {text}
    </Figure>
  )
}

function FlowLine({
  name,
  amounts,
  isExact,
}: {
  readonly name: string
  readonly amounts: readonly TxAmount[]
  readonly isExact: boolean
}) {
  if (amounts.length === 0) return null
  return (
    <Flow>
      <dt>{name}</dt>
      <dd>
        {amounts.map((amount) => (
          <Amount key={amount.token} amount={amount} isExact={isExact} />
        ))}
      </dd>
    </Flow>
  )
}

/** Rewards with their value if known. */
function ValuedLine({ name, amounts }: { readonly name: string; readonly amounts: readonly TxValuedAmount[] }) {
  const { locale } = useTranslation()
  return (
    <Flow>
      <dt>{name}</dt>
      <dd>
        {amounts.map((amount) => (
          <span key={amount.token}>
            <Amount amount={amount} isExact={false} />
            {amount.usd !== undefined && (
              <>
                {' '}
                <Text as="span" tone="muted" size="sm">
                  ({formatUsd(amount.usd, locale).text})
                </Text>
              </>
            )}
          </span>
        ))}
      </dd>
    </Flow>
  )
}

/** Label of the approved token. */
function assetOf(request: AnyTxRequest): string {
  const approval = 'before' in request ? request.before[0] : request
  return (approval ?? request).summary.values?.['asset'] ?? ''
}

function GrantLine({ grant, asset }: { readonly grant: NonNullable<TxCheck['grant']>; readonly asset: string }) {
  const { t, locale } = useTranslation()
  const { amount, decimals } = grant
  const isUnlimited = amount === 'all' || amount === MAX_ALLOWANCE
  const isOne = amount === 'one'
  return (
    <Flow>
      <dt>{t('tx.review.grant')}</dt>
      <dd>
        {amount === 0n ? (
          t('tx.review.grant.none')
        ) : isUnlimited ? (
          t('tx.review.grant.unlimited', { asset })
        ) : isOne ? (
          <bdi>{asset}</bdi>
        ) : (
          <Figure unit={asset}>
            {decimals === undefined ? amount.toString() : formatAmount(amount, decimals, { locale })}
          </Figure>
        )}
      </dd>
    </Flow>
  )
}

function PartyValue({ party }: { readonly party: TxParty }) {
  const { t, tText } = useTranslation()
  const account = useAccount()
  const isOwn = party.kind === 'account' && account !== undefined && isSameAddress(party.address, account)
  return (
    <Party>
      {party.name !== undefined && <span>{tText(party.name)}</span>}
      {isOwn && <span>{t('tx.review.account.own')}</span>}
      <Text as="span" size="sm">
        <ExternalLink href={addressLink(party.address)}>
          {/* Somebody else's address is shown whole: one that looks alike differs in the middle. */}
          <bdi title={party.address}>
            {party.kind === 'account' && !isOwn ? party.address : shortenHex(party.address)}
          </bdi>
        </ExternalLink>
      </Text>
    </Party>
  )
}

const PARTY_KEYS = {
  contract: 'tx.review.contract',
  spender: 'tx.review.spender',
  account: 'tx.review.account',
} as const

export interface TxPreviewProps {
  readonly request: AnyTxRequest
  /** From `useTxCheck`; undefined while being checked. */
  readonly check: TxCheck | undefined
}

/** Preview of a transaction: amounts sent and received, recipient, allowance and network fee. */
export function TxPreview({ request, check }: TxPreviewProps) {
  const { t, tText, locale } = useTranslation()
  const leaves = sentAmounts(request)
  const arrives = request.preview?.receives ?? []
  const { recipient, chosen, loss, forfeits, depositFee, harvest, warning } = request.preview ?? {}
  const grant = check?.grant
  const skeleton = <Skeleton width="10ch" height="0.8em" />
  return (
    <Stack gap={16}>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <ReviewedTokens tokens={chosen} />
        </Suspense>
      )}
      {(leaves.length > 0 || arrives.length > 0 || grant !== undefined || harvest !== undefined) && (
        <Flows>
          <FlowLine name={t('tx.review.leaves')} amounts={leaves} isExact />
          {grant !== undefined && <GrantLine grant={grant} asset={assetOf(request)} />}
          <FlowLine
            name={t('tx.review.arrives')}
            amounts={arrives.filter(({ isGuaranteed, isPaidByPool }) => isGuaranteed && isPaidByPool !== true)}
            isExact={false}
          />
          <FlowLine
            name={t('tx.review.arrives.paid')}
            amounts={arrives.filter(({ isGuaranteed, isPaidByPool }) => isGuaranteed && isPaidByPool === true)}
            isExact={false}
          />
          <FlowLine
            name={t('tx.review.arrives.about')}
            amounts={arrives.filter(({ isGuaranteed, fromSec }) => !isGuaranteed && fromSec === undefined)}
            isExact={false}
          />
          {arrives.map(
            (amount) =>
              amount.fromSec !== undefined && (
                <FlowLine
                  key={amount.token}
                  name={t('tx.review.arrives.from', { time: formatTime(amount.fromSec, locale) })}
                  amounts={[amount]}
                  isExact={false}
                />
              ),
          )}
          {depositFee && <FlowLine name={t('tx.review.depositFee')} amounts={[depositFee]} isExact={false} />}
          {forfeits !== undefined && <ValuedLine name={t('tx.review.forfeits')} amounts={forfeits} />}
          {harvest !== undefined && (
            <>
              <ValuedLine name={t('tx.review.harvest')} amounts={[harvest.harvested]} />
              <ValuedLine name={t('tx.review.harvest.reward')} amounts={[harvest.reward]} />
            </>
          )}
        </Flows>
      )}
      {warning !== undefined && <Notice tone="warning" title={tText(warning)} />}
      <Facts>
        {'data' in request && (
          <Fact name={t('common.data')}>
            <Data dir="ltr">{shortenText(hexToText(request.data) ?? request.data, SHOWN_DATA)}</Data>
          </Fact>
        )}
        {recipient !== undefined && (
          <Fact name={t('tx.review.recipient')}>
            <PartyValue party={{ kind: 'account', address: recipient }} />
          </Fact>
        )}
        <Fact name={t(PARTY_KEYS[check?.party.kind ?? 'contract'])}>
          {check === undefined ? skeleton : <PartyValue party={check.party} />}
        </Fact>
        {loss !== undefined && (
          <Fact name={tText({ key: loss.texts.name })}>
            <span data-testid="review-loss">
              <LossFigure bps={BigInt(loss.bps)} />
            </span>
          </Fact>
        )}
        <FeeFact check={check} />
      </Facts>
    </Stack>
  )
}
