import type { CompetitionPhase } from '@/domain/competition/model/phase'
import { nextPublicStatus } from '@/domain/competition/model/phase'
import type { CompetitionState } from '@/domain/competition/reads'
import { deriveActionForm } from '@/forms/walletForm'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
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
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { ButtonBox } from '../components/Competition.styles'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { advanceTx } from '../model/competitionTx'
import { elapsedShare } from '../model/competitionView'
import { OwnStepSection } from './OwnStepSection'

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
                <OwnStepSection key={account} now={now} phase={phase} account={account} />
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
        {known !== undefined && phase !== undefined && <AdvanceRow now={now} phase={phase} status={known.status} />}
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

interface AdvanceRowProps extends Pick<BattleClockProps, 'phase'>, Pick<CompetitionState, 'status'> {
  readonly now: CompetitionNow
}

/** Lets anyone set the next status once its time has come. */
function AdvanceRow({ now, phase, status }: AdvanceRowProps) {
  const { t } = useTranslation()
  const wallet = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const next = nextPublicStatus(phase, status)
  if (next === undefined) return null
  const text = { key: isPending ? 'competition.pending' : `competition.advance.${next}` }
  const form = isPending
    ? ({ status: 'invalid', text } as const)
    : deriveActionForm(wallet.status, advanceTx(now.competition, next), text)
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted">
        {t(`competition.advance.${next}.body`)}
      </Text>
      <ButtonBox>
        <TxButton form={form} onSubmit={submit} variant="secondary" />
      </ButtonBox>
    </Stack>
  )
}
