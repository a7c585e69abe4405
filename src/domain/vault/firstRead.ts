import { writeFirstRead } from '@/chain/calls/firstRead'
import type { Reading } from '@/chain/calls/reading'
import { brand } from '@/config/brand'
import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { tokenPriceReading } from '@/domain/price/reads'
import { blockPace } from './model/blockPace'
import { liquidityReading, shareTokenReading } from './reads'
import { type VaultAvailability, vaultOnNetwork } from './vault'
import { vaultYieldReading } from './yieldReads'

/** The reads of one vault in the vault lists, without an account; must match useVaultReads.ts. */
function readingsOf(deployment: Deployment, onNetwork: VaultAvailability): readonly Reading<unknown>[] {
  // The calls do not depend on block pace or staking APRs.
  const context = { pace: blockPace(deployment.defaultBlockTimeSec, undefined), stakingAprs: {} }
  if (onNetwork.status === 'missing') {
    const { observed } = onNetwork
    return observed === undefined ? [] : [vaultYieldReading(deployment, observed, context)]
  }
  const { vault } = onNetwork
  const yieldReading = vaultYieldReading(deployment, vault, context)
  if (vault.listedShareToken === undefined) return [shareTokenReading(deployment, vault), yieldReading]
  return [yieldReading, liquidityReading(deployment, vault, vault.listedShareToken)]
}

/**
 * The body of the first request of pages with the vault list, without an account, including the price in the top bar.
 * Written by the build.
 * @returns undefined if the network has no Multicall contract
 */
export function vaultListRead(deployment: Deployment): string | undefined {
  const { multicall } = deployment.contracts
  if (multicall === undefined) return undefined
  const vaultReadings = vaultTable.flatMap((definition) =>
    readingsOf(deployment, vaultOnNetwork(deployment, definition)),
  )
  const calls = [tokenPriceReading(deployment, brand.token), ...vaultReadings].flatMap((reading) => reading.calls)
  return writeFirstRead(multicall, [...new Map(calls.map((call) => [call.key, call])).values()])
}
