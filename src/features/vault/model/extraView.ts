import { type ExtraReward, extraGain } from '@/domain/vault/model/extraRewards'
import type { ValuedAmount } from '@/domain/vault/reads'
import { formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { extraText } from './extraText'

/** What an extra reward pays a day on what the account has; without a symbol where its token is not known. */
export interface ExtraView {
  readonly symbol: string | undefined
  readonly amount: FigureView
  readonly usd: FigureView
}

/** Nothing for an account without a deposit. */
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
