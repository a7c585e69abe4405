import type { ReactNode } from 'react'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { PairValue } from '@/widgets/dollar-value/PairValue'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { TokenName } from '../components/Liquidity.styles'
import type { BurnForm } from '../hooks/useBurn'
import type { BurnField } from '../model/burnAmounts'
import { lpSymbol } from '../model/routeCurrencies'

export interface DetailedAmountsProps {
  readonly burn: BurnForm
  readonly a: Currency
  readonly b: Currency
  /** There is no liquidity to remove. */
  readonly isEmpty: boolean
}

/** What to remove as an amount of LP tokens or of either currency. */
export function DetailedAmounts({ burn, a, b, isEmpty }: DetailedAmountsProps) {
  const { t } = useTranslation()
  const paid = burn.amounts.status === 'amounts' ? burn.amounts : undefined
  const field = (name: Exclude<BurnField, 'percent'>, symbol: string, icon?: ReactNode, worth?: ReactNode) => (
    <AmountInput
      label={t('liquidity.remove.amountOf', { asset: symbol })}
      value={burn.text(name)}
      onChange={(typed) => burn.type(name, typed)}
      token={
        <TokenName>
          {icon}
          {symbol}
        </TokenName>
      }
      worth={worth ?? null}
      disabled={isEmpty}
    />
  )
  const sideField = (name: 'A' | 'B', currency: Currency, wei: bigint | undefined) =>
    field(
      name,
      currency.symbol,
      <TokenIcon {...currency} size={24} />,
      <TypedAmountUsd currency={currency} wei={wei} />,
    )
  return (
    <Stack gap={16}>
      {field(
        'liquidity',
        lpSymbol(a, b),
        undefined,
        paid && <PairValue a={{ currency: a, wei: paid.amountA }} b={{ currency: b, wei: paid.amountB }} />,
      )}
      {sideField('A', a, paid?.amountA)}
      {sideField('B', b, paid?.amountB)}
      <Row justify="end">
        <Button size="sm" disabled={isEmpty} onClick={burn.fillAll}>
          {t('liquidity.max')}
        </Button>
      </Row>
    </Stack>
  )
}
