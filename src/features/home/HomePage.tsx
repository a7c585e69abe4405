import { Suspense, useMemo } from 'react'
import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useAccount } from '@/hooks/useAccount'
import { useHasLogin } from '@/hooks/useHasLogin'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Grid, Row, Stack } from '@/ui/layout'
import { SectionLink } from '@/ui/SectionLink'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { DayDial } from './components/DayDial'
import { HeroSums } from './components/Home.styles'
import { Points } from './components/Points'
import { Steps } from './components/Steps'
import { VaultRows } from './components/VaultRows'
import { TvlPlace } from './containers/TvlPlace'
import { useHomeVaults } from './hooks/useHomeVaults'
import { bestVaults, newestVaults, openVaults, totalValue } from './model/homeView'

const SafetySection = lazyPart(async () => (await import('./components/SafetySection')).SafetySection, ['safety'])
const OwnSection = lazyPart(async () => (await import('./containers/OwnSection')).OwnSection, ['overview', 'pools'])
const CampaignsSection = lazyPart(
  async () => (await import('./containers/CampaignsSection')).CampaignsSection,
  ['overview', 'pools'],
)

const BEST_COUNT = 4
const SAFETY = 'safety'

/** The second column is as wide with the dial as with the account's positions, which replace it. */
const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(14rem, 28vw, 24rem);
  align-items: end;
  gap: ${theme.space[24]} ${theme.space[48]};
  padding-block: ${theme.space[24]};
  > svg {
    inline-size: 100%;
    block-size: auto;
  }
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0;
    > svg {
      display: none;
    }
  }
`
const Words = styled(Stack)`
  max-inline-size: 42rem;
`

/** Keeps what is below in place until the account is known and read. */
const OwnPlace = styled.div`
  align-self: start;
  min-inline-size: 0;
  min-block-size: 25rem;
  ${theme.media.narrow} {
    min-block-size: 28rem;
  }
`

/** Keeps the footer in place until the section has loaded. */
const SafetyPlace = styled.div`
  min-block-size: 22rem;
`

/** What the product is for, and what it pays now. */
export default function HomePage() {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const hasLogin = useHasLogin()
  const vaults = useHomeVaults()
  const total = useMemo(() => totalValue(vaults), [vaults])
  const best = useMemo(() => bestVaults(vaults, BEST_COUNT), [vaults])
  const newest = useMemo(() => newestVaults(vaults), [vaults])
  const hasPositions = vaults.length > 0 || getDeployment().farms.contracts.masterChef !== undefined
  return (
    <Stack gap={48}>
      <Hero>
        <Words gap={24} align="start">
          <Heading level={1} size="display">
            {t('home.title')}
          </Heading>
          <Text size="lg" tone="muted">
            {t('home.lead', { chain: getDeployment().chainName })}
          </Text>
          <Row gap={16}>
            <ButtonLink to={routes.earn} variant="primary">
              {t('home.start')}
            </ButtonLink>
            <SectionLink section={SAFETY}>{t('home.safe')}</SectionLink>
          </Row>
          {vaults.length > 0 && (
            <HeroSums>
              <div>
                <dt>{t('home.total')}</dt>
                <dd>
                  <LoadableFigure
                    view={figureView(total, (usd) => (usd === undefined ? undefined : formatUsd(usd, locale)))}
                    width="6ch"
                  />
                </dd>
              </div>
              <div>
                <dt>{t('home.open')}</dt>
                <dd>{openVaults(vaults).length}</dd>
              </div>
            </HeroSums>
          )}
          <Points />
        </Words>
        {hasPositions && (account !== undefined || hasLogin) ? (
          <OwnPlace>
            <Suspense fallback={null}>
              <OwnSection vaults={vaults} />
            </Suspense>
          </OwnPlace>
        ) : (
          <DayDial />
        )}
      </Hero>
      {vaults.length > 0 && (
        <Grid min="420px">
          <VaultRows title={t('home.best')} vaults={best} rows={BEST_COUNT} />
          {newest.length > 0 && <VaultRows title={t('home.newest')} vaults={ready(newest)} rows={newest.length} />}
        </Grid>
      )}
      <Steps />
      <TvlPlace vaults={vaults} />
      <SafetyPlace id={SAFETY} tabIndex={-1}>
        <Suspense fallback={null}>
          <SafetySection />
        </Suspense>
      </SafetyPlace>
      {best.status !== 'loading' && (
        <Suspense fallback={null}>
          <CampaignsSection />
        </Suspense>
      )}
    </Stack>
  )
}
