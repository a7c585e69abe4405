import { lazy, Suspense, useState } from 'react'
import { MINIMUM_LIQUIDITY } from '@/domain/pair/liquidityMath'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { formatSlippage } from '@/widgets/settings/model/slippageInput'
import { useReview } from '@/widgets/tx/review/useReview'
import { ConfirmDialog, ReviewForm } from '../components/ConfirmDialog'
import { PriceFacts } from '../components/PriceFacts'
import type { Mint, MintAction } from '../hooks/useMint'
import { pricedAmounts, shareAfter } from '../model/prices'
import { addOffer, requoteAdding } from '../requote'

// Shown once the liquidity was added.
const EarnLink = lazy(async () => ({ default: (await import('./EarnLink')).EarnLink }))

interface AddDialogProps {
  readonly mint: Mint
  readonly act: MintAction
}

/** Review and progress of adding liquidity. Mounted while open. */
export function AddDialog({ mint, act }: AddDialogProps) {
  const { t } = useTranslation()
  const { flow, outcome, close } = mint.confirmation
  const { a, b, isFirst, texts } = act.terms
  const names = { ...texts, a: a.symbol, b: b.symbol }
  return (
    <ConfirmDialog
      title={t(isFirst ? 'liquidity.add.review.first' : 'liquidity.add.review')}
      flow={flow}
      outcome={outcome}
      doing={t('liquidity.add.doing', names)}
      done={t('liquidity.add.done', names)}
      next={
        <Suspense fallback={null}>
          <EarnLink lpToken={act.terms.pool} />
        </Suspense>
      }
      onClose={close}
    >
      <AddReview mint={mint} act={act} />
    </ConfirmDialog>
  )
}

function AddReview({ mint: { confirmation, confirm }, act }: AddDialogProps) {
  const { t, locale } = useTranslation()
  const [asked] = useState(() => addOffer(act.terms, act.pool))
  const review = useReview({ asked, requote: requoteAdding })
  const {
    terms: { a, b, added, isFirst, slippageBps },
    pool,
  } = review.offer
  const share = formatRate(shareAfter(pool, added, MINIMUM_LIQUIDITY), locale)
  return (
    <ReviewForm
      review={review}
      flow={confirmation.flow}
      confirmLabel={t(isFirst ? 'liquidity.add.confirm.first' : 'liquidity.add.confirm')}
      onConfirm={(offer, isForced) => void confirm(offer, isForced)}
    >
      <Facts>
        <PriceFacts a={a} b={b} priced={pricedAmounts(pool, added)} />
        <Fact name={t('liquidity.share')}>
          <Figure title={share.full} unit="%">
            {share.text}
          </Figure>
        </Fact>
      </Facts>
      <Text size="sm" tone="muted">
        {isFirst
          ? t('liquidity.add.first.note')
          : t('liquidity.add.estimated', { slippage: formatSlippage(slippageBps, locale) })}
      </Text>
    </ReviewForm>
  )
}
