import { useMemo } from 'react'
import { styled } from 'styled-components'
import { deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Grid, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DayDial } from './components/DayDial'
import { Steps } from './components/Steps'
import { VaultRows } from './components/VaultRows'
import { useHomeVaults } from './hooks/useHomeVaults'
import { bestVaults, newestVaults, totalValue } from './model/homeView'

const BEST_COUNT = 4

const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[24]};
  padding-block: ${theme.space[24]};
  > svg {
    inline-size: clamp(14rem, 28vw, 24rem);
    block-size: auto;
  }
  ${theme.media.phone} {
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
const Total = styled.div`
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  min-block-size: 1.5em;
`

/** What the product is for, and what it pays now. */
export default function HomePage() {
  const { t, locale } = useTranslation()
  const vaults = useHomeVaults()
  const total = useMemo(() => totalValue(vaults), [vaults])
  const best = useMemo(() => bestVaults(vaults, BEST_COUNT), [vaults])
  const newest = useMemo(() => newestVaults(vaults), [vaults])
  return (
    <Stack gap={48}>
      <Hero>
        <Words gap={24} align="start">
          <Heading level={1}>{t('home.title')}</Heading>
          <Text size="lg" tone="muted">{t('home.lead', { chain: deployment.chainName })}</Text>
          <ButtonLink to={routes.earn} variant="primary">{t('home.start')}</ButtonLink>
          {vaults.length > 0 && (
            <div>
              <Text tone="muted" size="sm">{t('home.total')}</Text>
              <Total>
                <LoadableFigure
                  view={figureView(total, (usd) => (usd === undefined ? undefined : formatUsd(usd, locale)))}
                  width="8ch"
                  onRetry={() => total.status === 'failed' && total.retry()}
                />
              </Total>
            </div>
          )}
        </Words>
        <DayDial />
      </Hero>
      {vaults.length > 0 && (
        <Grid min="420px">
          <VaultRows title={t('home.best')} vaults={best} rows={BEST_COUNT} />
          {newest.length > 0 && <VaultRows title={t('home.newest')} vaults={ready(newest)} rows={newest.length} />}
        </Grid>
      )}
      <Steps />
    </Stack>
  )
}
