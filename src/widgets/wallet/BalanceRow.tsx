import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

const DECIMALS = 18

export interface BalanceRowProps {
  readonly symbol: string
  /** Base units of 18 decimals. */
  readonly balance: Loadable<bigint>
  /** Decimal places shown; all 18 on hover. */
  readonly places: number
}

/** A labelled balance, with a skeleton while loading and a retry if it failed. */
export function BalanceRow({ symbol, balance, places }: BalanceRowProps) {
  const { t, locale } = useTranslation()
  const view = figureView(balance, (wei) => ({
    text: formatAmount(wei, DECIMALS, { places, locale }),
    full: `${formatAmount(wei, DECIMALS, { locale })} ${symbol}`,
  }))
  return (
    <Row justify="space-between">
      <Text as="span" tone="muted">
        {t('wallet.balance', { symbol })}
      </Text>
      <LoadableFigure view={view} width="9ch" />
    </Row>
  )
}
