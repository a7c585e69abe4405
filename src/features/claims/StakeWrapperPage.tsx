import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ClaimsFrame } from './components/ClaimsFrame'
import { WrapperSection } from './containers/WrapperSection'

const STEPS = [
  'stakeWrapper.how.1',
  'stakeWrapper.how.2',
  'stakeWrapper.how.3',
  'stakeWrapper.how.4',
  'stakeWrapper.how.5',
] as const

/** Stakes in a pool through a wrapper that pays a part of the rewards to referrers. */
export default function StakeWrapperPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'stakeWrapper'])
  const { multicall } = getDeployment().contracts
  const { stakeWrapper } = getDeployment().farms.contracts
  return (
    <ClaimsFrame
      intro={
        <PageIntro title={t('shell.title.stakeWrapper')} lead={t('stakeWrapper.lead')}>
          <HowItWorks title={t('stakeWrapper.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {multicall === undefined || stakeWrapper === undefined ? (
        <MissingContracts parts={missing} />
      ) : (
        <WrapperSection contract={stakeWrapper} multicall={multicall} />
      )}
    </ClaimsFrame>
  )
}
