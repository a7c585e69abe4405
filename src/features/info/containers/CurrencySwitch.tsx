import { useTranslation } from '@/i18n/useTranslation'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { figureCurrencies } from '../model/worth'

/** Shows all figures in dollars or in CRO. */
export function CurrencySwitch() {
  const { t } = useTranslation()
  const [currency, choose] = useInfoCurrency()
  return (
    <RangeChoice
      label={t('info.currency')}
      ranges={figureCurrencies}
      chosen={currency}
      textOf={(name) => t(`info.currency.${name}`)}
      onChoose={choose}
    />
  )
}
