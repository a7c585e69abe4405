import { EXERCISE_COST_WEI, EXERCISE_PAYOUT_WEI, OPTION_PRICE_WEI } from '@/domain/nft/terms'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable } from '@/lib/loadable'

const DECIMALS = 18

/** Current value of an option in USD; undefined if a price is missing. */
interface OptionWorth {
  readonly cost: Decimal
  readonly payout: Decimal
  /** Mint price of the NFT, which is spent either way. */
  readonly mintPrice: Decimal
  /** After the exercise and the mint price; negative for a loss. */
  readonly gain: Decimal
}

/** @param croUsd USD per CRO @param tokenUsd USD per product token */
function optionWorth(croUsd: Decimal | undefined, tokenUsd: Decimal | undefined): OptionWorth | undefined {
  if (croUsd === undefined || tokenUsd === undefined) return undefined
  const cost = toDecimal(EXERCISE_COST_WEI, DECIMALS).times(croUsd)
  const payout = toDecimal(EXERCISE_PAYOUT_WEI, DECIMALS).times(tokenUsd)
  const mintPrice = toDecimal(OPTION_PRICE_WEI, DECIMALS).times(croUsd)
  return { cost, payout, mintPrice, gain: payout.minus(cost).minus(mintPrice) }
}

/** View model of the option. */
export interface OptionView {
  readonly cost: FigureText
  readonly costUsd: FigureView
  readonly payout: FigureText
  readonly payoutUsd: FigureView
  readonly mintPrice: FigureText
  readonly mintPriceUsd: FigureView
  /** Absolute value; `isLoss` has the sign. */
  readonly gainUsd: FigureView
  readonly isLoss: boolean
  /** Token price in CRO above which exercising gains. */
  readonly breakEven: FigureText
  /** The same including the mint price of the NFT. */
  readonly breakEvenAll: FigureText
  readonly today: FigureView
}

interface OptionPrices {
  readonly croUsd: Loadable<Decimal | undefined>
  readonly tokenUsd: Loadable<Decimal | undefined>
}

export function optionView({ croUsd, tokenUsd }: OptionPrices, token: string, locale: string): OptionView {
  const prices = combineLoadables([croUsd, tokenUsd])
  const usd = (pick: (worth: OptionWorth) => Decimal) =>
    figureView(prices, ([cro, dial]) => {
      const worth = optionWorth(cro, dial)
      return worth === undefined ? undefined : formatUsd(pick(worth), locale)
    })
  const inCro = (price: Decimal) =>
    formatToken(BigInt(price.shiftedBy(DECIMALS).toFixed(0)), DECIMALS, 'CRO', locale, 4)
  const perToken = (costWei: bigint) =>
    inCro(toDecimal(costWei, DECIMALS).div(toDecimal(EXERCISE_PAYOUT_WEI, DECIMALS)))
  const worth = 'value' in prices ? optionWorth(...prices.value) : undefined
  return {
    cost: formatToken(EXERCISE_COST_WEI, DECIMALS, 'CRO', locale),
    costUsd: usd(({ cost }) => cost),
    payout: formatToken(EXERCISE_PAYOUT_WEI, DECIMALS, token, locale),
    payoutUsd: usd(({ payout }) => payout),
    mintPrice: formatToken(OPTION_PRICE_WEI, DECIMALS, 'CRO', locale),
    mintPriceUsd: usd(({ mintPrice }) => mintPrice),
    gainUsd: usd(({ gain }) => gain.abs()),
    isLoss: worth?.gain.lt(0) === true,
    breakEven: perToken(EXERCISE_COST_WEI),
    breakEvenAll: perToken(EXERCISE_COST_WEI + OPTION_PRICE_WEI),
    today: figureView(prices, ([cro, dial]) =>
      cro === undefined || dial === undefined ? undefined : inCro(dial.div(cro)),
    ),
  }
}
