import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText } from '@/lib/figureView'
import { Button } from '@/ui/Button'
import { Dial } from '@/ui/Dial'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { GoodIcon } from '@/ui/toneIcons'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import type { LockView } from '../model/lockView'
import { Ready } from './LockPage.styles'

export interface LockItemProps {
  readonly id: string
  readonly view: LockView
  /** Form of the withdrawal, used once unlocked. */
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
  readonly onCalendar: () => void
}

const shown = ({ text, full, unit }: FigureText) => (
  <Figure title={full} {...(unit === undefined ? {} : { unit })}>
    {text}
  </Figure>
)

/** One lock: details until it unlocks, then the withdrawal. */
export function LockItem({ id, view, form, onSubmit, onCalendar }: LockItemProps) {
  const { t } = useTranslation()
  const heading = (
    <Heading level={3} size="md">
      {t('lock.item', { id })}
    </Heading>
  )
  if (view.status === 'unlocked') {
    return (
      <Stack gap={12}>
        {heading}
        <Ready>
          <Row gap={8} isWrapping={false}>
            <Text as="span" tone="good">
              <GoodIcon />
            </Text>
            <Text>{t('lock.item.ready', { amount: view.payoutText })}</Text>
          </Row>
          <TxButton form={form} onSubmit={onSubmit} variant="secondary" />
        </Ready>
      </Stack>
    )
  }
  return (
    <Stack gap={12}>
      <Row justify="space-between">
        {heading}
        <Button size="sm" onClick={onCalendar}>
          {t('lock.item.calendar')}
        </Button>
      </Row>
      <Row gap={16} isWrapping={false}>
        <Dial value={view.share} label={`${t('lock.item.until')}: ${view.unlockTime}`} />
        <Text isStrong>
          <Countdown to={{ timeSec: view.unlockSec }} due={t('lock.item.due')}>
            {(time) => t('lock.item.left', { time })}
          </Countdown>
        </Text>
      </Row>
      <Facts>
        <Fact name={t('lock.item.amount')}>{shown(view.amount)}</Fact>
        <Fact name={t('lock.item.apr')}>{shown(view.apr)}</Fact>
        <Fact name={t('lock.item.payout')}>{shown(view.payout)}</Fact>
        <Fact name={t('lock.item.until')}>{view.unlockTime}</Fact>
      </Facts>
    </Stack>
  )
}
