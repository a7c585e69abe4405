import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { LotterySections } from './containers/LotterySections'

const STEPS = ['lottery.how.1', 'lottery.how.2', 'lottery.how.3', 'lottery.how.4', 'lottery.how.5'] as const

/** The lottery: the next draw, prizes to claim, past draws and the account's history. */
export default function LotteryPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'product', 'lottery'])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('shell.title.lottery')}</Heading>
        <Text tone="muted">{t('lottery.lead')}</Text>
        <HowItWorks title={t('lottery.how')} steps={STEPS} />
      </Stack>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <LotterySections />}
    </Stack>
  )
}
