import { type ReactNode, Suspense, useEffect } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { MINIMUM_LIQUIDITY } from '@/domain/pair/liquidityMath'
import type { TokenGate } from '@/domain/token-list/useTokenGate'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PlusIcon } from '@/ui/rareIcons'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { Join } from '../components/Liquidity.styles'
import { PriceFacts } from '../components/PriceFacts'
import type { Mint } from '../hooks/useMint'
import type { Added } from '../model/liquidityMath'
import { pricedAmounts, shareAfter } from '../model/prices'
import type { Side } from '../model/side'
import { MintField } from './MintField'

// What stands before the wallet comes when the form is ready for it.
const AddDialog = lazyPart(async () => (await import('./AddDialog')).AddDialog)

export interface AddFormProps {
  readonly mint: Mint
  /** Undefined where the currencies are fixed. */
  readonly onChoose: ((side: Side) => void) | undefined
  readonly gate: TokenGate
  /** What must be said of currencies that are not known. */
  readonly children?: ReactNode
}

/** What I give, at which price, for which part of the pool, and the one button. */
export function AddForm({ mint, onChoose, gate, children }: AddFormProps) {
  const { t, tText } = useTranslation()
  const {
    sides: { A, B },
    pool,
    isFirst,
    form,
    toApprove,
  } = mint
  const isReady = form.status === 'ready'
  useEffect(() => {
    // Where it cannot be had now, the dialog itself asks again.
    if (isReady) AddDialog.preload().catch(() => undefined)
  }, [isReady])
  const { flow } = mint.confirmation
  const act = flow.step === 'closed' ? undefined : flow.act
  const submit = useSubmitTx()
  const send = async (request: Added | TxRequest) => {
    await ('liquidity' in request ? mint.review(request) : submit(request))
  }
  const hasTyped = A.text !== '' || B.text !== ''
  // An error is told once, at the field that it is about or at the button.
  const error = form.status === 'invalid' && hasTyped && toApprove.length === 0 ? tText(form.text) : undefined
  return (
    <Card as="section" data-testid="add-card" aria-label={t('shell.title.addLiquidity')}>
      <Stack gap={24}>
        {isFirst && (
          <Notice tone="info" title={t('liquidity.first')}>
            {t('liquidity.first.body')}
          </Notice>
        )}
        <MintField
          label={t('liquidity.amount.first')}
          side={A}
          onChoose={onChoose && (() => onChoose('A'))}
          error={undefined}
        />
        <Join>
          <PlusIcon />
        </Join>
        <MintField
          label={t('liquidity.amount.second')}
          side={B}
          onChoose={onChoose && (() => onChoose('B'))}
          error={error}
        />
        <FormEnd gap={24} act={<TxButton<Added> form={gate.guard(form)} onSubmit={send} />}>
          {children}
          <TokenGateNotices gate={gate} />
          {A.currency !== undefined && B.currency !== undefined && <MintFacts mint={mint} />}
          {pool.status === 'failed' && (
            <Notice tone="warning" title={t('liquidity.pool.unread')} action={<RetryButton onRetry={pool.retry} />} />
          )}
        </FormEnd>
      </Stack>
      <Suspense fallback={null}>{act !== undefined && <AddDialog mint={mint} act={act} />}</Suspense>
    </Card>
  )
}

function MintFacts({
  mint: {
    sides: { A, B },
    pool,
    isFirst,
    added,
  },
}: {
  readonly mint: Mint
}) {
  const { t, locale } = useTranslation()
  const known = valueOf(pool)
  if (A.currency === undefined || B.currency === undefined) return null
  const share =
    known === undefined || added === undefined
      ? undefined
      : formatRate(shareAfter(known, added, MINIMUM_LIQUIDITY), locale)
  return (
    <Stack gap={12} as="section" aria-label={t(isFirst ? 'liquidity.prices.first' : 'liquidity.prices')}>
      <Heading level={2} size="md">
        {t(isFirst ? 'liquidity.prices.first' : 'liquidity.prices')}
      </Heading>
      <Facts>
        <PriceFacts a={A.currency} b={B.currency} priced={known && pricedAmounts(known, added)} />
        <Fact name={t('liquidity.share')}>
          <span data-testid="pool-share">
            {share === undefined ? (
              '–'
            ) : (
              <Figure title={share.full} unit="%">
                {share.text}
              </Figure>
            )}
          </span>
        </Fact>
      </Facts>
    </Stack>
  )
}
