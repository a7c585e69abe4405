import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { HelpMark } from './HelpMark'
import { Choice, Choices, Named } from './SettingsDialog.styles'
import { useGasChoices } from './useGasChoices'

const GWEI_DECIMALS = 9

/** What the wallet is asked to pay for gas, where the chain leaves that open. */
export function GasSetting() {
  const { t, locale } = useTranslation()
  const labelId = useId()
  const [gas, choose] = useGasChoices()
  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <Named><span id={labelId}>{t('settings.gas')}</span><HelpMark about={t('settings.gas')} text={t('settings.gas.help')} /></Named>
      {gas.status === 'loading' && <Skeleton width="100%" height="48px" />}
      {gas.status === 'wallet' && <Text size="sm" tone="muted">{t('settings.gas.wallet')}</Text>}
      {gas.status === 'open' && (
        <Choices>
          {gas.choices.map(({ choice, priceWei, isChosen }) => (
            <Choice key={choice} type="button" aria-pressed={isChosen} onClick={() => choose(choice)}>
              {t(`settings.gas.${choice}`, { price: formatAmount(priceWei, GWEI_DECIMALS, { significant: 4, locale }) })}
            </Choice>
          ))}
        </Choices>
      )}
      {gas.status === 'open' && !gas.isKnown && <Text size="sm" tone="muted">{t('settings.gas.unknown')}</Text>}
    </Stack>
  )
}
