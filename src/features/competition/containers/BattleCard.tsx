import { Suspense } from 'react'
import { type CompetitionPhase, nextPublicStatus } from '@/domain/competition/model/phase'
import type { CompetitionState } from '@/domain/competition/reads'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Dial } from '@/ui/Dial'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Clock, Hero, WideFacts } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Countdown } from '@/widgets/schedule/Countdown'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { elapsedShare } from '../model/competitionView'

// What can be sent: needed once an account is connected.
const OwnStepSection = lazyPart(async () => (await import('./OwnStepSection')).OwnStepSection)
const AdvanceRow = lazyPart(async () => (await import('./AdvanceRow')).AdvanceRow)

const tones = {
  registration: 'info',
  opening: 'warning',
  live: 'good',
  closing: 'warning',
  finished: 'info',
  claiming: 'good',
  over: 'neutral',
} as const

/** What the competition does now, when it changes, and what the account can do about it. */
export function BattleCard({ now }: { readonly now: CompetitionNow }) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const { competition, state, phase, teamName } = now
  const { token } = competition
  const known = valueOf(state)
  const winner = known?.winningTeamId
  const next = known && phase && nextPublicStatus(phase, known.status)
  const time = (of: (known: CompetitionState) => number) =>
    figureView(state, (value) => {
      const text = formatTime(of(value), locale)
      return { text, full: text }
    })
  return (
    <Card as="section" aria-labelledby="battle" data-testid="battle">
      <Stack gap={24}>
        <Hero>
          <Stack gap={16}>
            <Row gap={12}>
              <Heading level={2} id="battle" size="lg">
                {t(`competition.name.${competition.name}`)}
              </Heading>
              {phase !== undefined && <Badge tone={tones[phase]}>{t(`competition.phase.${phase}`)}</Badge>}
            </Row>
            {phase === undefined ? (
              <Skeleton width="24ch" height="1.5em" />
            ) : (
              <Text tone="muted">{t(`competition.phase.${phase}.body`)}</Text>
            )}
            {winner !== undefined && <Text isStrong>{t('competition.winner', { team: teamName(winner) })}</Text>}
            {phase !== undefined &&
              (account === undefined ? (
                <Stack gap={12} align="start">
                  <Text>{t('competition.connect')}</Text>
                  <ConnectButton />
                </Stack>
              ) : (
                <Suspense fallback={<Skeleton width="20rem" height="3rem" />}>
                  <OwnStepSection key={account} now={now} phase={phase} account={account} />
                </Suspense>
              ))}
          </Stack>
          {known !== undefined && phase !== undefined && <BattleClock state={known} phase={phase} />}
        </Hero>
        <WideFacts>
          <Fact name={t('competition.starts')}>
            <LoadableFigure view={time(({ startSec }) => startSec)} width="14ch" />
          </Fact>
          <Fact name={t('competition.ends')}>
            <LoadableFigure view={time(({ endSec }) => endSec)} width="14ch" />
          </Fact>
          {known !== undefined && known.claimDeadlineSec > 0 && (
            <>
              <Fact name={t('competition.deadline')}>
                <LoadableFigure view={time(({ claimDeadlineSec }) => claimDeadlineSec)} />
              </Fact>
              <Fact name={t('competition.unclaimed')}>
                <LoadableFigure
                  view={figureView(
                    mapLoadable(state, ({ unclaimedWei }) => unclaimedWei),
                    (wei) => formatToken(wei, token.decimals, token.symbol, locale),
                  )}
                />
              </Fact>
            </>
          )}
        </WideFacts>
        {next !== undefined && (
          <Suspense fallback={<Skeleton width="20rem" height="3rem" />}>
            <AdvanceRow now={now} next={next} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

interface BattleClockProps {
  readonly state: CompetitionState
  readonly phase: CompetitionPhase
}

/** The competition's time on a dial, and what is left until it changes. */
function BattleClock({ state, phase }: BattleClockProps) {
  const { t, locale } = useTranslation()
  const nowSec = useBlock()?.timestampSec
  if (nowSec === undefined) return null
  const span = { start: formatTime(state.startSec, locale), end: formatTime(state.endSec, locale) }
  const moment = { registration: state.startSec, live: state.endSec, claiming: state.claimDeadlineSec }
  return (
    <Clock>
      <Dial size="lg" value={elapsedShare(state, nowSec)} label={t('competition.dial', span)} />
      {(phase === 'registration' || phase === 'live' || phase === 'claiming') && (
        <Text isStrong>
          <Countdown to={{ timeSec: moment[phase] }}>
            {(left) => t(`competition.in.${phase}`, { time: left })}
          </Countdown>
        </Text>
      )}
    </Clock>
  )
}
