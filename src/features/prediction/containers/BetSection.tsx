import { getDeployment } from '@/config/deployment'
import { entryWindow } from '@/domain/prediction/model/roundState'
import type { Market, Position, Round } from '@/domain/prediction/round'
import { useBet, useLatestAnswer } from '@/domain/prediction/useMarket'
import { getNativeCurrency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useAccount } from '@/hooks/useAccount'
import { useGameSettings } from '@/hooks/useGameSettings'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { parseAmount } from '@/lib/amountInput'
import { Decimal } from '@/lib/decimal'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Slider } from '@/ui/Slider'
import { Text } from '@/ui/Text'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'
import { PlayLimitCard } from '@/widgets/play-limit/PlayLimitCard'
import { usePlayLimit } from '@/widgets/play-limit/usePlayLimit'
import { useSecondsUntil } from '@/widgets/schedule/useSecondsUntil'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { BetTerms } from '../components/BetTerms'
import { PositionChoice } from '../components/PositionChoice'
import { useMarketState } from '../hooks/useRoundState'
import { deriveBetForm } from '../model/betForm'
import { croFigure } from '../model/croText'
import { CRO_DECIMALS } from '../model/croUnits'
import { RiskAcceptance } from './RiskAcceptance'

const NOTHING = new Decimal(0)

export interface BetSectionProps {
  readonly prediction: Address
  readonly market: Loadable<Market>
  /** The round that takes bets; undefined while unknown. */
  readonly current: Round | undefined
  readonly position: Position | undefined
  readonly onChoose: (position: Position) => void
}

/** A bet on the round that takes bets, and the limit of the day. What is typed stays when the next round begins. */
export function BetSection({ prediction, market, current, position, onChoose }: BetSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const { settings } = useGameSettings()
  const field = useAmountField(EMPTY_AMOUNT)
  const submitTx = useSubmitTx()
  const balance = useNativeBalance(account)
  const known = valueOf(market)
  const state = useMarketState(known, current)
  const bet = useBet(known?.currentEpoch, account)
  const secondsLeft = useSecondsUntil({ timeSec: current?.lockSec ?? 0 })
  const blockTimeSec = getDeployment().defaultBlockTimeSec

  const wei = parseAmount(field.text, CRO_DECIMALS)
  const price = valueOf(useLatestAnswer())?.price
  const usd = wei === undefined ? undefined : price?.times(toDecimal(wei, CRO_DECIMALS))
  const limit = usePlayLimit(wei === undefined ? NOTHING : usd)
  const facts = { walletStatus, prediction, market, state, bet, secondsLeft, blockTimeSec, position, balance }
  const form: FormState = limit.guard(
    deriveBetForm({ ...facts, typed: field.text, isRiskAccepted: settings.isPredictionRiskAccepted }),
  )
  const most = maxAmount('native', valueOf(balance) ?? 0n)
  const fill = field.percentFiller(most, CRO_DECIMALS)
  const percent = wei === undefined || most === 0n ? 0 : Number((wei * 100n) / most)
  const isLate = state === 'running' && secondsLeft !== undefined && entryWindow(secondsLeft, blockTimeSec) === 'late'
  return (
    <Stack gap={24}>
      <Card as="section" data-testid="bet" aria-label={t('prediction.bet')}>
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {known === undefined ? t('prediction.bet') : t('prediction.bet.round', { epoch: known.currentEpoch })}
          </Heading>
          <PositionChoice chosen={position} onChoose={onChoose} />
          <StakeForm
            amountLabel={t('prediction.bet.amount')}
            token={
              <Text as="span" tone="muted">
                {getNativeCurrency().symbol}
              </Text>
            }
            typed={field.text}
            onType={field.type}
            worth={usd && <UsdFigure usd={usd} />}
            balance={
              account && {
                label: t('prediction.balance'),
                view: figureView(balance, (amount) => croFigure(amount, locale)),
              }
            }
            onPercent={fill}
            form={form}
            onSubmit={async (request) => {
              const result = await submitTx(request)
              if (result.status !== 'sent') return
              field.markSent(result.hash)
              limit.record(usd)
            }}
          >
            <Slider
              label={t('prediction.bet.slider')}
              percent={Math.min(100, percent)}
              disabled={fill === undefined}
              onChange={(part) => fill?.(part)}
            />
            {current !== undefined && known !== undefined && (
              <BetTerms round={current} market={known} position={position} amountWei={wei} />
            )}
            {isLate && (
              <div role="status">
                <Notice tone="warning" title={t('prediction.bet.late')}>
                  {t('prediction.bet.late.body')}
                </Notice>
              </div>
            )}
            {limit.notice}
            {!settings.isPredictionRiskAccepted && <RiskAcceptance />}
          </StakeForm>
        </Stack>
      </Card>
      <PlayLimitCard />
    </Stack>
  )
}
