import { MintRunPanel } from '../components/MintRunPanel'
import type { ActiveRun } from '../hooks/mintRunStore'
import type { MintRunControls } from '../hooks/useMintRun'
import { useResultViews } from '../hooks/useResultViews'
import { remainingMints } from '../model/mintRun'

interface MintRunSectionProps extends Pick<MintRunControls, 'stop' | 'resume' | 'discard'> {
  readonly shown: ActiveRun
}

/** The account's repeated mint. */
export function MintRunSection({ shown, stop, resume, discard }: MintRunSectionProps) {
  const { run, phase, waiting } = shown
  const results = useResultViews(shown.results)
  return (
    <MintRunPanel
      view={{
        phase,
        tick: run.operation.tick,
        sentAmount: BigInt(run.operation.amt) * BigInt(run.sent.length),
        sent: run.sent.length,
        total: run.times,
        unanswered: run.unanswered,
        remaining: remainingMints(run),
        hasBatches: waiting > 0,
        results,
      }}
      onStop={stop}
      onResume={() => void resume()}
      onDiscard={discard}
    />
  )
}
