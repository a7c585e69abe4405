import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { type ExtraReward, extraGain } from '@/domain/vault/model/extraRewards'
import { formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { extraText } from './extraText'

/** Extra rewards per day for the account's deposit; `symbol` is undefined if the token is unknown. */
export interface ExtraView {
  readonly symbol: string | undefined
  readonly amount: FigureView
  readonly usd: FigureView
}

/** Empty for an account without a deposit. */
export function extraViews(
  rewards: readonly ExtraReward[],
  deposited: Loadable<ValuedAmount>,
  locale: string,
): readonly ExtraView[] {
  if ('value' in deposited && deposited.value.wei === 0n) return []
  return rewards.map((reward) => {
    const gain = mapLoadable(deposited, ({ usd }) => usd && extraGain(reward, usd, 1))
    return {
      symbol: reward.symbol,
      amount: figureView(gain, (known) => extraText(known, locale)),
      usd: figureView(gain, (known) => known && formatUsd(known.usd, locale)),
    }
  })
}
