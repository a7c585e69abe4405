import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { formatSlippage } from '@/widgets/settings/model/slippageInput'

/** Slippage suggestions in basis points: usually 12 %, more for higher fees. */
const STEPS_BPS = [1200, 1500, 2000, 3000]

/** Shown if a token's transfer fee exceeds the slippage tolerance. */
export function FeeTokenHint({ isExactOut }: { readonly isExactOut: boolean }) {
  const { t, locale } = useTranslation()
  const { slippageBps, change } = useSwapSettings()
  const next = STEPS_BPS.find((bps) => bps > slippageBps)
  return (
    <Notice
      tone="warning"
      title={t('swap.feeToken.title')}
      action={
        next !== undefined && (
          <Button size="sm" onClick={() => change({ slippageBps: next })}>
            {t('swap.feeToken.set', { percent: formatSlippage(next, locale) })}
          </Button>
        )
      }
    >
      {isExactOut && <Text size="sm">{t('swap.feeToken.exactOut')}</Text>}
      {t('swap.feeToken.body')}
    </Notice>
  )
}
