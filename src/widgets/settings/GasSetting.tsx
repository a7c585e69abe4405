import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatDuration } from '@/lib/duration'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { HelpMark } from './HelpMark'
import { Choice, Choices, Named, Wait } from './SettingsDialog.styles'
import { useGasChoices } from './useGasChoices'

const GWEI_DECIMALS = 9

function formatWait(waitSec: number, locale: string): string {
  const seconds = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  })
  return formatDuration(waitSec, locale) ?? seconds.format(Math.max(1, Math.ceil(waitSec)))
}

/** Gas price, or on a fee market the tip above the base fee. */
export function GasSetting() {
  const { t, locale } = useTranslation()
  const labelId = useId()
  const [gas, choose] = useGasChoices()
  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <Named>
        <span id={labelId}>{t('settings.gas')}</span>
        <HelpMark about={t('settings.gas')} text={t('settings.gas.help')} />
      </Named>
      {gas.status === 'loading' && <Skeleton width="100%" height="48px" />}
      {gas.status === 'open' && (
        <Choices>
          {gas.choices.map(({ choice, priceWei, waitSec, isChosen }) => (
            <Choice key={choice} type="button" aria-pressed={isChosen} onClick={() => choose(choice)}>
              {t(`settings.gas.${choice}`, {
                price: formatAmount(priceWei, GWEI_DECIMALS, { significant: 4, locale }),
              })}
              {waitSec !== undefined && <Wait>{t('settings.gas.wait', { time: formatWait(waitSec, locale) })}</Wait>}
            </Choice>
          ))}
        </Choices>
      )}
      {gas.status === 'open' && gas.source === 'market' && (
        <Text size="sm" tone="muted">
          {t('settings.gas.market')}
        </Text>
      )}
      {gas.status === 'open' && gas.source === 'usual' && (
        <Text size="sm" tone="muted">
          {t('settings.gas.unknown')}
        </Text>
      )}
    </Stack>
  )
}
