import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { formatSlippage } from '@/widgets/settings/model/slippageInput'

/** What such tokens need, in hundredths of a per cent: 12 % mostly, and more where they keep more. */
const STEPS_BPS = [1200, 1500, 2000, 3000]

/** What to do where a token keeps more of each transfer than the slippage allows for. */
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
