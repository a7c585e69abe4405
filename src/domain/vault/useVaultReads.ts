import { useDeferredValue, useMemo } from 'react'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { useCallReader } from '@/hooks/useCallReader'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { VaultYield } from './model/vaultYield'
import { depositedReading, liquidityReading, oldBalanceReading, shareTokenReading } from './reads'
import { useYieldContext } from './useYieldContext'
import type { Vault, YieldingVault } from './vault'
import { vaultYieldReading, type YieldContext } from './yieldReads'

export interface VaultReads {
  /** Undefined if the vault has not been created yet. */
  readonly shareToken: Loadable<Address | undefined>
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
  /** Undefined without an account. */
  readonly deposited: Loadable<ValuedAmount> | undefined
  /** Undefined without an account. */
  readonly oldBalance: Loadable<ValuedAmount> | undefined
}

/**
 * The data of a vault list, in the given order, read in one batch. Updates are deferred, because a block changes dozens
 * of vaults at once and input takes precedence. `vaults` must be referentially stable.
 */
export function useVaultReads(vaults: readonly Vault[], account: Address | undefined): readonly VaultReads[] {
  const shareTokens = useShareTokens(vaults)
  // A string, so that the calls are only rebuilt when an address changes.
  const knownTokens = shareTokens.map((token) => ('value' in token ? (token.value ?? ZERO_ADDRESS) : '')).join()
  const context = useYieldContext(vaults)
  const plans = useMemo(() => {
    const tokens = knownTokens.split(',')
    return vaults.map((vault, index) => vaultPlan(vault, tokens[index] ?? '', account, context))
  }, [vaults, knownTokens, account, context])
  const read = useCallReader(useMemo(() => plans.flatMap(planReadings), [plans]))
  const answered = useDeferredValue(useMemo(() => ({ plans, read, shareTokens }), [plans, read, shareTokens]))
  return useMemo(
    () => answered.plans.map((plan, index) => planReads(plan, answered.read, answered.shareTokens[index] ?? LOADING)),
    [answered],
  )
}

/** The yields of vaults, also of those not deployed on this network. `vaults` must be referentially stable. */
export function useVaultYields(vaults: readonly YieldingVault[]): readonly Loadable<VaultYield>[] {
  const context = useYieldContext(vaults)
  const readings = useMemo(
    () => vaults.map((vault) => vaultYieldReading(getDeployment(), vault, context)),
    [vaults, context],
  )
  const read = useCallReader(readings)
  const answered = useDeferredValue(useMemo(() => ({ readings, read }), [readings, read]))
  return useMemo(() => answered.readings.map((reading) => reading.derive(answered.read)), [answered])
}

function useShareTokens(vaults: readonly Vault[]): readonly Loadable<Address | undefined>[] {
  const readings = useMemo(() => vaults.map((vault) => shareTokenReading(getDeployment(), vault)), [vaults])
  const read = useCallReader(readings)
  return useMemo(() => readings.map((reading) => reading.derive(read)), [readings, read])
}

interface VaultPlan {
  readonly vaultYield: Reading<VaultYield>
  /** Undefined while the share token is unknown. */
  readonly liquidity: Reading<ValuedAmount> | undefined
  readonly deposited: Reading<ValuedAmount> | undefined
  readonly oldBalance: Reading<ValuedAmount> | undefined
  readonly hasAccount: boolean
}

/** @param knownToken '' while it is unknown, the zero address if there is none */
function vaultPlan(vault: Vault, knownToken: string, account: Address | undefined, context: YieldContext): VaultPlan {
  const isKnown = isAddress(knownToken)
  const shareToken = isKnown && knownToken !== ZERO_ADDRESS ? knownToken : undefined
  return {
    vaultYield: vaultYieldReading(getDeployment(), vault, context),
    liquidity: isKnown ? liquidityReading(getDeployment(), vault, shareToken) : undefined,
    deposited: isKnown && account ? depositedReading(getDeployment(), vault, shareToken, account) : undefined,
    oldBalance: account ? oldBalanceReading(getDeployment(), vault, account) : undefined,
    hasAccount: account !== undefined,
  }
}

function planReadings(plan: VaultPlan): readonly Reading<unknown>[] {
  return [plan.vaultYield, plan.liquidity, plan.deposited, plan.oldBalance].filter((reading) => reading !== undefined)
}

/** Lazy getters, because a long list shows few of its vaults. */
function planReads(plan: VaultPlan, read: CallReader, shareToken: Loadable<Address | undefined>): VaultReads {
  const withoutToken = 'value' in shareToken ? LOADING : shareToken
  return {
    shareToken,
    get vaultYield() {
      return plan.vaultYield.derive(read)
    },
    get liquidity() {
      return plan.liquidity?.derive(read) ?? withoutToken
    },
    get deposited() {
      return plan.hasAccount ? (plan.deposited?.derive(read) ?? withoutToken) : undefined
    },
    get oldBalance() {
      return plan.oldBalance?.derive(read)
    },
  }
}
