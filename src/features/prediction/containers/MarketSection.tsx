import { Suspense, useCallback, useRef, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Position } from '@/domain/prediction/round'
import { useMarket, useRound } from '@/domain/prediction/useMarket'
import { useAccount } from '@/hooks/useAccount'
import { useGameSettings } from '@/hooks/useGameSettings'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { FormColumns } from '@/ui/FormColumns'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { MarketNotice } from '../components/MarketNotice'
import { useRoundChime } from '../hooks/useRoundChime'
import { useMarketState } from '../hooks/useRoundState'
import { RoundRail } from './RoundRail'

const BetSection = lazyPart(async () => (await import('./BetSection')).BetSection, ['prediction', 'playLimit'])
const PriceSection = lazyPart(async () => (await import('./PriceSection')).PriceSection, ['prediction', 'chart'])
const OwnSection = lazyPart(async () => (await import('./OwnSection')).OwnSection, ['prediction', 'chart'])

/** The market: its rounds, its price, the form of a bet, and the account's own bets. */
export function MarketSection({ prediction }: { readonly prediction: Address }) {
  const { t } = useTranslation()
  const { predictionV1 } = getDeployment().prediction.contracts
  const account = useAccount()
  const { settings, change } = useGameSettings()
  const market = useMarket()
  const known = valueOf(market)
  const current = valueOf(useRound(known?.currentEpoch))
  const state = useMarketState(known, current)
  const [position, setPosition] = useState<Position>()
  const betRef = useRef<HTMLDivElement>(null)
  useRoundChime(known?.currentEpoch, settings.isSoundOn)

  const chooseFromCard = useCallback((chosen: Position) => {
    setPosition(chosen)
    betRef.current?.scrollIntoView({ block: 'nearest' })
    betRef.current?.querySelector<HTMLElement>('input[inputmode="decimal"]')?.focus({ preventScroll: true })
  }, [])

  if (market.status === 'failed')
    return (
      <Notice tone="bad" title={t('prediction.unread')} action={<RetryButton onRetry={market.retry} />}>
        {t('prediction.unread.body')}
      </Notice>
    )
  if (known === undefined) return <Skeleton width="100%" height="40rem" />
  return (
    <Stack gap={24}>
      <MarketNotice state={state} />
      <RoundRail
        market={known}
        currentStartSec={current?.startSec}
        isHalted={state !== undefined && state !== 'running'}
        account={account}
        onChoose={chooseFromCard}
      >
        <Switch isOn={settings.isSoundOn} onChange={(isSoundOn) => change({ isSoundOn })}>
          {t('prediction.sound')}
        </Switch>
      </RoundRail>
      <FormColumns $hasChart>
        <div ref={betRef}>
          <Suspense fallback={<Skeleton width="100%" height="36rem" />}>
            <BetSection
              prediction={prediction}
              market={market}
              current={current}
              position={position}
              onChoose={setPosition}
            />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
          <PriceSection market={known} />
        </Suspense>
      </FormColumns>
      {account !== undefined && (
        <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
          <OwnSection prediction={prediction} predictionV1={predictionV1} market={market} account={account} />
        </Suspense>
      )}
    </Stack>
  )
}
