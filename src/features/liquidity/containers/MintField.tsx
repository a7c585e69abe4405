import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { TokenName } from '../components/Liquidity.styles'
import type { MintSide } from '../hooks/useMint'

export interface MintFieldProps {
  readonly label: string
  readonly side: MintSide
  /** Opens the currency selector; undefined if the currency is fixed. */
  readonly onChoose: (() => void) | undefined
  readonly error: string | undefined
}

/** Amount field of one side when adding liquidity. */
export function MintField({ label, side, onChoose, error }: MintFieldProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const { currency, balance, text, wei, type, fillMax } = side
  const balanceView =
    currency === undefined || account === undefined
      ? undefined
      : figureView(balance, (wei) => formatToken(wei, currency.decimals, currency.symbol, locale))
  return (
    <AmountInput
      label={label}
      value={text}
      onChange={type}
      balance={
        balanceView && (
          <span>
            {t('liquidity.balance')} <LoadableFigure view={balanceView} isLoadingInWords />
          </span>
        )
      }
      maxButton={
        fillMax && (
          <Button size="sm" onClick={fillMax}>
            {t('liquidity.max')}
          </Button>
        )
      }
      token={
        onChoose === undefined ? (
          currency && (
            <TokenName>
              <TokenIcon {...currency} size={24} />
              {currency.symbol}
            </TokenName>
          )
        ) : (
          <CurrencyButton
            currency={currency}
            placeholder={t('liquidity.selectCurrency')}
            label={label}
            onClick={onChoose}
          />
        )
      }
      worth={<TypedAmountUsd currency={currency} wei={wei} />}
      hint={currency?.address === 'native' && fillMax !== undefined ? t('liquidity.reserve') : undefined}
      error={error}
    />
  )
}
