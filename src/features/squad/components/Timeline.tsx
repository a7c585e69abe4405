import type { SquadSale } from '@/domain/squad/sale'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Text } from '@/ui/Text'
import { timeline } from '../model/timeline'
import { StageItem, Stages } from './Squad.styles'

/** The four stages of a sale, and which one it is in. */
export function Timeline({ sale }: { readonly sale: SquadSale }) {
  const { t, locale } = useTranslation()
  return (
    <Stages aria-label={t('squad.timeline')}>
      {timeline(sale).map(({ stage, state, fromSec }) => (
        <StageItem key={stage} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Text as="span" isStrong>
            {t(`squad.stage.${stage}`)}
          </Text>
          <Text as="span" size="sm" tone={state === 'now' ? 'sunText' : 'muted'}>
            {t(`squad.state.${state}`)}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {fromSec === undefined ? t(`squad.stage.${stage}.body`) : formatTime(fromSec, locale)}
          </Text>
        </StageItem>
      ))}
    </Stages>
  )
}
