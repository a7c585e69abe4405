import { writeFirstRead } from '@/chain/calls/firstRead'
import type { Reading } from '@/chain/calls/reading'
import { brand } from '@/config/brand'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { tokenPriceReading } from '@/domain/price/reads'
import { blockPace } from './model/blockPace'
import { liquidityReading, shareTokenReading } from './reads'
import { type VaultAvailability, vaultOnNetwork } from './vault'
import { vaultYieldReading } from './yieldReads'

// What is read of the chain does not depend on it.
const getContext = fromDeployment((deployment) => ({ pace: blockPace(deployment.defaultBlockTimeSec, undefined), stakingAprs: {} }))

/** What the lists of vaults read of one vault where nobody is connected; useVaultReads.ts reads the same. */
function readingsOf(onNetwork: VaultAvailability): readonly Reading<unknown>[] {
  if (onNetwork.status === 'missing') {
    const { observed } = onNetwork
    return observed === undefined ? [] : [vaultYieldReading(getDeployment(), observed, getContext())]
  }
  const { vault } = onNetwork
  const yieldReading = vaultYieldReading(getDeployment(), vault, getContext())
  if (vault.listedShareToken === undefined) return [shareTokenReading(getDeployment(), vault), yieldReading]
  return [yieldReading, liquidityReading(getDeployment(), vault, vault.listedShareToken)]
}

/**
 * The body of the request that reads all that a page with the vaults shows a visitor, the price in its top bar included;
 * the build writes it beside the code.
 * @returns undefined where the network has no Multicall contract
 */
export function vaultListRead(): string | undefined {
  const { multicall } = getDeployment().contracts
  if (multicall === undefined) return undefined
  const vaultReadings = vaultTable.flatMap((definition) => readingsOf(vaultOnNetwork(getDeployment(), definition)))
  const calls = [tokenPriceReading(getDeployment(), brand.token), ...vaultReadings].flatMap((reading) => reading.calls)
  return writeFirstRead(multicall, [...new Map(calls.map((call) => [call.key, call])).values()])
}
