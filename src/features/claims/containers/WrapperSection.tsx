import { Suspense, useMemo } from 'react'
import { routes } from '@/config/routes'
import { type WrapperAccount, wrapperAccountReading, wrapperTotalReading } from '@/domain/claims/stakeWrapper'
import { useStakeWrapperTokens } from '@/domain/claims/useStakeWrapper'
import type { WrapperPlace } from '@/domain/claims/wrapperTx'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { formatRate } from '@/lib/figureFormat'
import { type Address, shortenHex } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Columns } from '../components/Claims.styles'
import { ClaimRewards } from './ClaimRewards'
import { ReferralCard } from './ReferralCard'

const WrapperForms = lazyPart(async () => (await import('./WrapperForms')).WrapperForms, ['stakeWrapper', 'address'])

const BPS_DECIMALS = 4

interface WrapperSectionProps {
  readonly contract: Address
  readonly multicall: Address
}

/** The staking wrapper: its forms, the account's stake and rewards, and what it earns as a referrer. */
export function WrapperSection({ contract, multicall }: WrapperSectionProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const tokens = useStakeWrapperTokens()
  const own = useReading(useMemo(() => account && wrapperAccountReading(contract, account), [contract, account]))
  const total = useReading(useMemo(() => wrapperTotalReading(contract), [contract]))
  const known = valueOf(tokens)
  const place = useMemo(() => known && { ...known, multicall }, [known, multicall])
  if (tokens.status === 'failed')
    return (
      <Notice tone="bad" title={t('stakeWrapper.unread')} action={<RetryButton onRetry={tokens.retry} />}>
        {t('stakeWrapper.unread.body')}
      </Notice>
    )
  if (place === undefined) return <Skeleton width="100%" height="24rem" />
  return (
    <Columns>
      <Stack gap={24}>
        <WrapperFacts place={place} own={own} total={total} account={account} />
        {account !== undefined && <ReferralCard key={account} account={account} place={place} own={own} />}
      </Stack>
      <Card as="section" aria-label={t('stakeWrapper.forms')} data-testid="stake-wrapper">
        <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
          <WrapperForms place={place} own={own} />
        </Suspense>
      </Card>
    </Columns>
  )
}

interface WrapperFactsProps {
  readonly place: WrapperPlace
  /** Of the account. */
  readonly own: Loadable<WrapperAccount>
  /** Staked by all, base units. */
  readonly total: Loadable<bigint>
  readonly account: Address | undefined
}

function WrapperFacts({ place, own, total, account }: WrapperFactsProps) {
  const { t, locale } = useTranslation()
  const { stakedToken, rewardToken, referralBps } = place
  const referrer = valueOf(own)?.referrer
  return (
    <Card as="section" aria-labelledby="stake-wrapper-facts" data-testid="stake-wrapper-facts">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="stake-wrapper-facts">
          {t('stakeWrapper.title', { staked: stakedToken.symbol, reward: rewardToken.symbol })}
        </Heading>
        <Facts>
          <Fact name={t('stakeWrapper.total')}>
            <TokenAmount token={stakedToken} wei={total} />
          </Fact>
          <Fact name={t('stakeWrapper.fee')}>
            {formatRate(toDecimal(BigInt(referralBps), BPS_DECIMALS), locale).text} %
          </Fact>
          {account !== undefined && (
            <>
              <Fact name={t('stakeWrapper.share')}>
                <TokenAmount token={stakedToken} wei={mapLoadable(own, ({ shareWei }) => shareWei)} />
              </Fact>
              <Fact name={t('stakeWrapper.pending.reward')}>
                <TokenAmount token={rewardToken} wei={mapLoadable(own, ({ pendingWei }) => pendingWei)} />
              </Fact>
            </>
          )}
          {referrer !== undefined && (
            <Fact name={t('stakeWrapper.referrer')}>
              <span title={referrer}>{shortenHex(referrer)}</span>
            </Fact>
          )}
        </Facts>
        {account !== undefined && <ClaimRewards claim="reward" place={place} own={own} />}
        <Text size="sm" tone="muted">
          {t('stakeWrapper.pool')}
        </Text>
        <Row>
          <ButtonLink size="sm" to={routes.pools}>
            {t('stakeWrapper.pools')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
