import type { Claims } from '@/domain/claims/claims'
import { allotmentOf, type ClaimToken, type PreSeed, type PreSeedPhase } from '@/domain/claims/preSeed'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDuration } from '@/lib/duration'
import { type Loadable, ready } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { deriveTokenForm } from '../model/preSeedForms'

interface TokenPartProps {
  readonly claims: Claims
  readonly seed: PreSeed
  readonly phase: PreSeedPhase
  readonly token: Loadable<ClaimToken>
}

/** The token of a pre-seed: what the account gets of it, what is released, and what it has claimed. */
export function TokenPart({ claims, seed, phase, token }: TokenPartProps) {
  const { t } = useTranslation()
  if (token.status === 'loading') return <Skeleton width="100%" height="8rem" />
  if (token.status === 'failed')
    return <Notice tone="bad" title={t('preSeeds.token.unread')} action={<RetryButton onRetry={token.retry} />} />
  // Without the minimum, nobody gets tokens.
  if (phase === 'failed') return null
  return <KnownToken claims={claims} seed={seed} phase={phase} token={token.value} />
}

function KnownToken({ claims, seed, phase, token }: Omit<TokenPartProps, 'token'> & { readonly token: ClaimToken }) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const { own } = token
  const form = phase === 'succeeded' ? deriveTokenForm(token, { walletStatus, claims, isPending }) : undefined
  const releasedAt = seed.closesAt + token.releaseSec
  return (
    <Stack gap={12}>
      <Heading level={3} size="md">
        {t('preSeeds.token', { asset: token.symbol })}
      </Heading>
      <Facts>
        <Fact name={t('preSeeds.allocation')}>
          <TokenAmount token={token} wei={ready(token.allocationWei)} />
        </Fact>
        <Fact name={t('preSeeds.release')}>{formatDuration(token.releaseSec, locale) ?? ''}</Fact>
        {phase !== 'succeeded' && seed.ownWei !== undefined && seed.ownWei > 0n && (
          <Fact name={t('preSeeds.allotment.now')}>
            <TokenAmount token={token} wei={ready(allotmentOf(token.allocationWei, seed.ownWei, seed.totalWei))} />
          </Fact>
        )}
        {phase === 'succeeded' && own !== undefined && (
          <>
            <Fact name={t('preSeeds.allotment')}>
              <TokenAmount token={token} wei={ready(own.allotmentWei)} />
            </Fact>
            <Fact name={t('preSeeds.claimed')}>
              <TokenAmount token={token} wei={ready(own.claimedWei)} />
            </Fact>
            <Fact name={t('preSeeds.claimable')}>
              <TokenAmount token={token} wei={ready(own.claimableWei)} />
            </Fact>
          </>
        )}
      </Facts>
      {phase === 'succeeded' && (
        <Text size="sm" tone="muted">
          <Countdown to={{ timeSec: releasedAt }} due={t('preSeeds.released')}>
            {(time) => t('preSeeds.releasedIn', { time })}
          </Countdown>
        </Text>
      )}
      {form && <TxButton form={form} onSubmit={submit} />}
    </Stack>
  )
}
