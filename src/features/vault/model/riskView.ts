import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { MarketState } from '@/domain/vault/marketReads'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Above this, withdrawals may be delayed: lending markets target a lower utilization. */
const HIGH_UTILIZATION = new Decimal('0.9')

export interface UtilizationView {
  readonly rate: FigureView
  /** 0 to 1; undefined while unknown. */
  readonly share: number | undefined
  /** Liquidity available for withdrawals. */
  readonly cash: FigureView
  /** `full`: no liquidity left; `short`: less than the account's deposit. */
  readonly level: 'calm' | 'high' | 'short' | 'full'
}

export interface RiskView {
  readonly isHighRisk: boolean
  /** Why the vault has ended: its end date has passed, or its source of yield has ended. Undefined if it is active. */
  readonly ended: { readonly reason: 'date'; readonly timeSec: number } | { readonly reason: 'source' } | undefined
  /** Undefined if the vault does not lend. */
  readonly utilization: UtilizationView | undefined
}

/**
 * @param market undefined for a vault that does not lend
 * @param deposited the account's deposit; undefined without an account
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
