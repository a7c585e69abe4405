import { styled } from 'styled-components'
import type { RealisedApy } from '@/domain/vault/history/realisedApy'
import { useListedApys } from '@/domain/vault/history/useListedApys'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDay } from '@/lib/duration'
import { formatApy } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { Figure } from '@/ui/Figure'
import { theme } from '@/ui/theme'

/** Placed below the APY, or beside it on a card, where the row has room: nothing moves when it arrives. */
const Paid = styled.dd`
  position: absolute;
  inset-block-start: calc(100% - 0.25rem);
  inset-inline-end: 0;
  column-gap: 4px;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  white-space: nowrap;
  ${theme.list.phone} {
    [data-view='table'] & {
      inset-block: auto 0;
    }
  }
  [data-view='cards'] & {
    inset-block: auto 0.5rem;
  }
`

/** What a vault really paid, below its APY: over 30 days, and over 7, 30 and 90 days on tap, hover and focus. */
export function PaidYield({ shareToken }: { readonly shareToken: Address }) {
  const { t, locale } = useTranslation()
  const apys = useListedApys(shareToken)
  if (apys === undefined) return null
  const { week, month, quarter } = apys
  // A vault in which nothing happened for a month may have a rate of the quarter only, and one that was empty of the week.
  const window = month !== undefined ? 'month' : week !== undefined ? 'week' : 'quarter'
  const shown = apys[window]
  if (shown === undefined) return null
  const exactOf = (realised: RealisedApy | undefined) => {
    if (realised === undefined) return t('realised.none')
    const { text, unit = '' } = formatApy(realised.rate, locale)
    const rate = `${text} ${unit}`
    const { sinceSec } = realised
    return sinceSec === undefined ? rate : t('realised.paid.rate', { rate, date: formatDay(sinceSec, locale) })
  }
  const { text, unit = '' } = formatApy(shown.rate, locale)
  return (
    <Paid>
      <span>
        {shown.sinceSec === undefined
          ? t(`realised.paid.${window}`)
          : t('realised.paid.since', { date: formatDay(shown.sinceSec, locale) })}
      </span>
      <Figure
        title={t('realised.paid.exact', { week: exactOf(week), month: exactOf(month), quarter: exactOf(quarter) })}
        unit={unit}
      >
        {text}
      </Figure>
    </Paid>
  )
}
