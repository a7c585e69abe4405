import type { ImpactLevel } from '@/domain/zap/model/priceImpact'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText } from '@/lib/figureView'
import { Acceptance } from '@/ui/Acceptance'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { WarningIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'

export interface ZapTermsProps {
  readonly impact: FigureText
  /** Transfer fees charged by tokens; undefined if there are none. */
  readonly kept: FigureText | undefined
  /** Price impact and transfer fees combined. */
  readonly loss: FigureText
  /** Severity of the loss. */
  readonly level: ImpactLevel
  /** A token may charge a transfer fee, and the zap cannot be simulated yet. */
  readonly isUnproven: boolean
  /** Link to the equivalent swap; undefined if there is none. */
  readonly swapPath: string | undefined
  /** What one of a token costs in the other. */
  readonly rate: string
  /** Number of swaps on the route, each of which pays the pool fee. */
  readonly swaps: number
  /** Formatted per cent. */
  readonly poolFee: string
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

const percentOf = ({ full, unit, text }: FigureText) => (
  <Figure title={full} {...(unit === undefined ? {} : { unit })}>
    {text}
  </Figure>
)

/** Cost of the zap, with a checkbox to accept a high loss. */
export function ZapTerms({
  impact,
  kept,
  loss,
  level,
  isUnproven,
  swapPath,
  rate,
  swaps,
  poolFee,
  isAccepted,
  onAccept,
}: ZapTermsProps) {
  const { t } = useTranslation()
  const marked = (figure: FigureText) => (
    <Badge tone={level === 'marked' ? 'warning' : 'bad'}>
      <WarningIcon size="1em" />
      {percentOf(figure)}
    </Badge>
  )
  return (
    <Stack gap={12}>
      <Facts>
        <Fact name={t('zap.rate')}>
          <Figure>{rate}</Figure>
        </Fact>
        <Fact name={t('zap.impact')}>
          <span data-testid="zap-impact">
            {level === 'small' || kept !== undefined ? percentOf(impact) : marked(impact)}
          </span>
        </Fact>
        {kept !== undefined && (
          <Fact name={t('zap.kept')}>
            <span data-testid="zap-kept">{level === 'small' ? percentOf(kept) : marked(kept)}</span>
          </Fact>
        )}
        <Fact name={t('zap.fees')}>
          {swaps === 0 ? t('zap.fees.none') : t('zap.fees.swaps', { count: swaps, fee: poolFee })}
        </Fact>
      </Facts>
      {kept === undefined ? (
        <ImpactNotice level={level} impact={impact} isAccepted={isAccepted} onAccept={onAccept} />
      ) : (
        <Notice
          tone={level === 'refused' ? 'bad' : 'warning'}
          title={t(level === 'refused' ? 'zap.loss.refused' : 'zap.kept.title')}
          action={
            level === 'refused'
              ? swapPath !== undefined && (
                  <ButtonLink size="sm" to={swapPath}>
                    {t('zap.loss.swap')}
                  </ButtonLink>
                )
              : level === 'confirm' && (
                  <Acceptance isAccepted={isAccepted} onChange={onAccept} missing={t('zap.loss.tick')}>
                    {t('zap.loss.accept', { loss: loss.text })}
                  </Acceptance>
                )
          }
        >
          {t('zap.kept.body', { kept: kept.text })}
        </Notice>
      )}
      {isUnproven && (
        <Text size="sm" tone="muted">
          {t('zap.kept.unproven')}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t('zap.noMinimum')}
      </Text>
    </Stack>
  )
}

function ImpactNotice({
  level,
  impact,
  isAccepted,
  onAccept,
}: Pick<ZapTermsProps, 'level' | 'impact' | 'isAccepted' | 'onAccept'>) {
  const { t } = useTranslation()
  if (level === 'refused')
    return (
      <Notice tone="bad" title={t('zap.impact.refused.title')}>
        {t('zap.impact.refused.body')}
      </Notice>
    )
  if (level !== 'confirm') return null
  return (
    <Notice tone="warning" title={t('zap.impact.high')}>
      <Acceptance isAccepted={isAccepted} onChange={onAccept} missing={t('zap.impact.tick')}>
        {t('zap.impact.accept', { impact: impact.text })}
      </Acceptance>
    </Notice>
  )
}
