import { styled } from 'styled-components'
import type { RealisedApy } from '@/domain/vault/history/realisedApy'
import { useListedApys } from '@/domain/vault/history/useListedApys'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDay } from '@/lib/duration'
import { formatApy } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { Figure } from '@/ui/Figure'
import { theme } from '@/ui/theme'

/** On a card it shares the line of the APY, so that no card grows when it arrives. */
const Paid = styled.dd`
  flex-wrap: wrap;
  column-gap: 4px;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  ${theme.list.phone} {
    [data-view='table'] & {
      flex-basis: 100%;
    }
  }
  ${theme.list.tight} {
    [data-view='table'] & {
      flex-basis: auto;
    }
  }
  [data-view='cards'] & {
    justify-content: flex-end;
    margin-block-start: -1.5em;
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
