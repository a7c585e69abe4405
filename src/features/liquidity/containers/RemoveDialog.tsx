import { useState } from 'react'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { formatReceived } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { formatSlippage } from '@/widgets/settings/model/slippageInput'
import { useReview } from '@/widgets/tx/review/useReview'
import { ConfirmDialog, ReviewForm } from '../components/ConfirmDialog'
import { CurrencyLine } from '../components/CurrencyLine'
import { Amounts } from '../components/Liquidity.styles'
import { PriceFacts } from '../components/PriceFacts'
import type { BurnAction, BurnForm } from '../hooks/useBurn'
import { removeOffer, requoteRemoval } from '../requote'

interface RemoveDialogProps {
  readonly burn: BurnForm
  readonly act: BurnAction
}

/** Review and progress of removing liquidity. Mounted while open. */
export function RemoveDialog({ burn, act }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { flow, outcome, close } = burn.confirmation
  const { a, b, texts } = act.terms
  const names = { ...texts, a: a.symbol, b: b.symbol }
  return (
    <ConfirmDialog
      title={t('liquidity.remove.review')}
      flow={flow}
      outcome={outcome}
      doing={t('liquidity.remove.doing', names)}
      done={t('liquidity.remove.done', names)}
      onClose={close}
    >
      <RemoveReview burn={burn} act={act} />
    </ConfirmDialog>
  )
}

function RemoveReview({ burn: { confirmation, confirm }, act }: RemoveDialogProps) {
  const { t, locale } = useTranslation()
  const [asked] = useState(() => removeOffer(act.terms, act.terms.burn))
  const review = useReview({ asked, requote: requoteRemoval })
  const {
    terms: { a, b, slippageBps, isFeeOnTransfer },
    paid,
  } = review.offer
  const line = (currency: Currency, wei: bigint, testId: string) => (
    <CurrencyLine
      currency={currency}
      view={figureView(ready(wei), (amount) => formatReceived(amount, currency.decimals, currency.symbol, locale, 8))}
      testId={testId}
    />
  )
  return (
    <ReviewForm
      review={review}
      flow={confirmation.flow}
      confirmLabel={t('liquidity.remove.confirm')}
      onConfirm={(offer, isForced) => void confirm(offer, isForced)}
    >
      <Stack gap={8}>
        <Heading level={3} size="md">
          {t('liquidity.remove.receive')}
        </Heading>
        <Amounts>
          {line(a, paid.amountA, 'expected-a')}
          {line(b, paid.amountB, 'expected-b')}
        </Amounts>
      </Stack>
      <Facts>
        <PriceFacts a={a} b={b} priced={paid} />
      </Facts>
      <Text size="sm" tone="muted">
        {t('liquidity.remove.estimated', { slippage: formatSlippage(slippageBps, locale) })}
      </Text>
      {isFeeOnTransfer ? (
        <Notice tone="warning" title={t('liquidity.remove.fee')} />
      ) : (
        <Text size="sm" tone="muted">
          {t('liquidity.remove.paid')}
        </Text>
      )}
    </ReviewForm>
  )
}
