import type { MarketState } from '@/domain/vault/marketReads'
import type { ValuedAmount } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'

/** From here on withdrawals may have to wait: markets aim below it. */
const HIGH_UTILIZATION = new Decimal('0.9')

export interface UtilizationView {
  readonly rate: FigureView
  /** 0 to 1; undefined while it is not known. */
  readonly share: number | undefined
  /** What is left to pay withdrawals from. */
  readonly cash: FigureView
  /** `full`: nothing can be paid now; `short`: less than the account has here. */
  readonly level: 'calm' | 'high' | 'short' | 'full'
}

export interface RiskView {
  readonly isHighRisk: boolean
  /** Why the vault has ended: its date has come, or its source of yield has. Undefined where it has not. */
  readonly ended: { readonly reason: 'date'; readonly timeSec: number } | { readonly reason: 'source' } | undefined
  /** Undefined where nothing is lent. */
  readonly utilization: UtilizationView | undefined
}

/**
 * @param market undefined for a vault that does not lend
 * @param deposited what the account has here; undefined without one
 */
export function riskView(
  vault: Vault,
  market: Loadable<MarketState> | undefined,
  deposited: Loadable<ValuedAmount> | undefined,
  locale: string,
): RiskView {
  const { isHighRisk = false, isDeprecated, deployed, underlyingFriendlyName } = vault
  const ended =
    deployed.endDate === undefined
      ? ({ reason: 'source' } as const)
      : ({ reason: 'date', timeSec: deployed.endDate } as const)
  const state = market && valueOf(market)
  return {
    isHighRisk,
    ended: isDeprecated ? ended : undefined,
    utilization: market && {
      rate: figureView(market, ({ utilization }) => formatRate(utilization, locale)),
      share: state?.utilization.toNumber(),
      cash: figureView(market, ({ cash }) =>
        formatToken(cash, deployed.underlyingDecimals, underlyingFriendlyName, locale),
      ),
      level: state === undefined ? 'calm' : levelOf(state, deposited && valueOf(deposited)?.wei),
    },
  }
}

function levelOf({ utilization, cash }: MarketState, depositedWei: bigint | undefined): UtilizationView['level'] {
  if (utilization.gte(1)) return 'full'
  if (depositedWei !== undefined && depositedWei > cash) return 'short'
  return utilization.gte(HIGH_UTILIZATION) ? 'high' : 'calm'
}
