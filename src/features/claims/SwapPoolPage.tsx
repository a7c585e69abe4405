import { getDeployment } from '@/config/deployment'
import { getClaims } from '@/domain/claims/claims'
import { missingClaims } from '@/domain/claims/missingClaims'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ClaimsFrame } from './components/ClaimsFrame'
import { SwapPoolSection } from './containers/SwapPoolSection'

const STEPS = ['swapPool.how.1', 'swapPool.how.2', 'swapPool.how.3', 'swapPool.how.4', 'swapPool.how.5'] as const

/** Swaps acceptable tokens for a base token at fixed rates, and its liquidity. */
export default function SwapPoolPage() {
  const { t } = useTranslation()
  const claims = getClaims()
  return (
    <ClaimsFrame
      intro={
        <PageIntro title={t('shell.title.swapPool')} lead={t('swapPool.lead')}>
          <HowItWorks title={t('swapPool.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {claims === undefined ? (
        <MissingContracts parts={missingClaims(getDeployment())} />
      ) : (
        <SwapPoolSection claims={claims} />
      )}
    </ClaimsFrame>
  )
}
