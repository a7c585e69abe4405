import { useTranslation } from '@/i18n/useTranslation'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { priceChange, priceText } from '../model/priceText'

/** An answer of the oracle. */
export function PriceFigure({ answer }: { readonly answer: bigint }) {
  const { locale } = useTranslation()
  const { text, full } = priceText(answer, locale)
  return <Figure title={full}>{text}</Figure>
}

const ARROWS = { up: '▲', down: '▼', same: '=' } as const
const TONES = { up: 'good', down: 'bad', same: 'muted' } as const

export interface PriceChangeFigureProps {
  readonly lock: bigint
  readonly now: bigint
}

/** How far a price is from the lock price, by arrow, word and colour. */
export function PriceChangeFigure({ lock, now }: PriceChangeFigureProps) {
  const { t, locale } = useTranslation()
  const { direction, text } = priceChange(lock, now, locale)
  return (
    <Text as="span" size="sm" tone={TONES[direction]} isStrong>
      <span aria-hidden="true">{ARROWS[direction]} </span>
      {t(`prediction.change.${direction}`, { amount: text })}
    </Text>
  )
}
