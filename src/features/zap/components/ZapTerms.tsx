import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText } from '@/lib/figureView'
import { Badge } from '@/ui/Badge'
import { Checkbox } from '@/ui/Checkbox'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { WarningIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import type { ImpactLevel } from '../model/priceImpact'

export interface ZapTermsProps {
  readonly impact: FigureText
  readonly level: ImpactLevel
  /** Of one input in outputs. */
  readonly rate: string
  /** Swaps on the way, each of which costs a pool fee. */
  readonly swaps: number
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** What the zap costs, and what must be agreed to where that is much. */
export function ZapTerms({ impact, level, rate, swaps, isAccepted, onAccept }: ZapTermsProps) {
  const { t } = useTranslation()
  const figure = <Figure title={impact.full} {...(impact.unit === undefined ? {} : { unit: impact.unit })}>{impact.text}</Figure>
  return (
    <Stack gap={12}>
      <Facts>
        <Fact name={t('zap.rate')}>{rate}</Fact>
        <Fact name={t('zap.impact')}>
          <span data-testid="zap-impact">
            {level === 'small' ? figure : <Badge tone={level === 'marked' ? 'warning' : 'bad'}><WarningIcon size="1em" />{figure}</Badge>}
          </span>
        </Fact>
        <Fact name={t('zap.fees')}>{swaps === 0 ? t('zap.fees.none') : t('zap.fees.swaps', { count: swaps })}</Fact>
      </Facts>
      {level === 'refused' && <Notice tone="bad" title={t('zap.impact.refused.title')}>{t('zap.impact.refused.body')}</Notice>}
      {level === 'confirm' && (
        <Notice tone="warning" title={t('zap.impact.high')}>
          <Checkbox isChecked={isAccepted} onChange={onAccept}>{t('zap.impact.accept', { impact: impact.text })}</Checkbox>
        </Notice>
      )}
      <Text size="sm" tone="muted">{t('zap.noMinimum')}</Text>
    </Stack>
  )
}
