import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'

const CRO_DECIMALS = 18
const DIGITS = 5

/** An amount of CRO. */
export function CroFigure({ wei }: { readonly wei: bigint }) {
  const { locale } = useTranslation()
  const { text, full, unit = '' } = formatToken(wei, CRO_DECIMALS, 'CRO', locale, DIGITS)
  return (
    <Figure isPlain unit={unit} title={full}>
      {text}
    </Figure>
  )
}

/** What an amount of CRO is in dollars; nothing without a price. @param croUsd dollars per CRO */
export function CroUsd({ wei, croUsd }: { readonly wei: bigint; readonly croUsd: Decimal | undefined }) {
  const { locale } = useTranslation()
  if (croUsd === undefined) return null
  const { text, full } = formatUsd(croUsd.times(toDecimal(wei, CRO_DECIMALS)), locale)
  return (
    <Text as="span" size="sm" tone="muted">
      <Figure isPlain title={full}>
        {`≈ ${text}`}
      </Figure>
    </Text>
  )
}
