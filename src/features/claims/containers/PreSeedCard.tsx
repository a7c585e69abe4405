import { useMemo } from 'react'
import type { Claims, PreSeedContracts } from '@/domain/claims/claims'
import { type PreSeed, type PreSeedPhase, preSeedPhase } from '@/domain/claims/preSeed'
import { claimTokenReading, preSeedReading } from '@/domain/claims/preSeedReads'
import { getNativeCurrency } from '@/domain/token/currency'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Countdown } from '@/widgets/schedule/Countdown'
import { MainFigure } from '../components/Claims.styles'
import { PreSeedActs } from './PreSeedActs'
import { SeedForm } from './SeedForm'
import { TokenPart } from './TokenPart'

const tones = {
  upcoming: 'neutral',
  open: 'good',
  full: 'info',
  succeeded: 'info',
  failed: 'warning',
} as const satisfies Record<PreSeedPhase, string>

export interface PreSeedCardProps {
  readonly claims: Claims
  readonly contracts: PreSeedContracts
  /** Names a pre-seed without a token. */
  readonly number: number
  readonly onContributors: (name: string) => void
}

/** One pre-seed: what it has collected, what the account put in, and what it can claim. */
export function PreSeedCard({ claims, contracts: { preSeed, token }, number, onContributors }: PreSeedCardProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const nowSec = useBlock()?.timestampSec
  const seed = useReading(useMemo(() => preSeedReading(preSeed, account), [preSeed, account]))
  const claimToken = useReading(useMemo(() => token && claimTokenReading(token, account), [token, account]))
  const known = valueOf(seed)
  const ofToken = valueOf(claimToken)
  const phase = known && nowSec !== undefined ? preSeedPhase(known, nowSec) : undefined
  const name = ofToken === undefined || ofToken.name === '' ? t('preSeeds.number', { number }) : ofToken.name
  const titleId = `pre-seed-${preSeed}`
  return (
    <Card as="article" aria-labelledby={titleId} data-testid={titleId}>
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Heading level={2} size="lg" id={titleId}>
            {name}
          </Heading>
          {phase && <Badge tone={tones[phase]}>{t(`preSeeds.phase.${phase}`)}</Badge>}
        </Row>
        {seed.status === 'failed' && (
          <Notice tone="bad" title={t('preSeeds.unread')} action={<RetryButton onRetry={seed.retry} />}>
            {t('preSeeds.unread.body')}
          </Notice>
        )}
        {seed.status === 'loading' && <Skeleton width="100%" height="14rem" />}
        {known !== undefined && phase !== undefined && nowSec !== undefined && (
          <>
            <SeedFacts seed={known} phase={phase} />
            {phase === 'open' && <SeedForm claims={claims} seed={known} nowSec={nowSec} />}
            {token !== undefined && <TokenPart claims={claims} seed={known} phase={phase} token={claimToken} />}
            <PreSeedActs claims={claims} seed={known} />
            {known.totalWei > 0n && (
              <Row>
                <Button size="sm" aria-describedby={titleId} onClick={() => onContributors(name)}>
                  {t('preSeeds.contributors')}
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function SeedFacts({ seed, phase }: { readonly seed: PreSeed; readonly phase: PreSeedPhase }) {
  const { t } = useTranslation()
  const cro = getNativeCurrency()
  const share = toDecimal(seed.totalWei, 0).div(toDecimal(seed.maximumWei, 0)).toNumber()
  const own: Loadable<bigint> = seed.ownWei === undefined ? LOADING : ready(seed.ownWei)
  return (
    <Stack gap={12}>
      <Stack gap={8}>
        <Text size="sm" tone="muted">
          {t('preSeeds.collected')}
        </Text>
        <MainFigure>
          <TokenAmount token={cro} wei={ready(seed.totalWei)} />
        </MainFigure>
        <Progress value={share} label={t('preSeeds.collected.label')} />
      </Stack>
      <SeedTime seed={seed} phase={phase} />
      <Facts>
        <Fact name={t('preSeeds.minimum')}>
          <TokenAmount token={cro} wei={ready(seed.minimumWei)} />
        </Fact>
        <Fact name={t('preSeeds.maximum')}>
          <TokenAmount token={cro} wei={ready(seed.maximumWei)} />
        </Fact>
        {(phase === 'open' || phase === 'upcoming') && (
          <Fact name={t('preSeeds.remaining')}>
            <TokenAmount token={cro} wei={ready(seed.maximumWei - seed.totalWei)} />
          </Fact>
        )}
        <Fact name={t('preSeeds.perAccount')}>
          <TokenAmount token={cro} wei={ready(seed.maximumPerAccountWei)} />
        </Fact>
        {seed.ownWei !== undefined && (
          <Fact name={t('preSeeds.own')}>
            <TokenAmount token={cro} wei={own} />
          </Fact>
        )}
      </Facts>
    </Stack>
  )
}

function SeedTime({ seed, phase }: { readonly seed: PreSeed; readonly phase: PreSeedPhase }) {
  const { t } = useTranslation()
  if (phase === 'succeeded')
    return <Text tone="muted">{t(seed.isCollected ? 'preSeeds.collected.body' : 'preSeeds.succeeded.body')}</Text>
  if (phase === 'failed') return <Text tone="muted">{t('preSeeds.failed.body')}</Text>
  const isUpcoming = phase === 'upcoming'
  return (
    <Text>
      <Countdown to={{ timeSec: isUpcoming ? seed.opensAt : seed.closesAt }} due={t('claims.due')}>
        {(time) => t(isUpcoming ? 'claims.startsIn' : 'claims.endsIn', { time })}
      </Countdown>
    </Text>
  )
}
