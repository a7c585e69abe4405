import { writeFirstRead } from '@/chain/firstRead'
import type { Reading } from '@/chain/reading'
import { deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { blockPace } from './model/blockPace'
import { liquidityReading, shareTokenReading } from './reads'
import { type VaultAvailability, vaultOnNetwork } from './vault'
import { vaultYieldReading } from './yieldReads'

// What is read of the chain does not depend on it.
const CONTEXT = { pace: blockPace(deployment.defaultBlockTimeSec, undefined), stakingAprs: {} }

/** What the lists of vaults read of one vault where nobody is connected; useVaultReads.ts reads the same. */
function readingsOf(onNetwork: VaultAvailability): readonly Reading<unknown>[] {
  if (onNetwork.status === 'missing') {
    const { observed } = onNetwork
    return observed === undefined ? [] : [vaultYieldReading(deployment, observed, CONTEXT)]
  }
  const { vault } = onNetwork
  const yieldReading = vaultYieldReading(deployment, vault, CONTEXT)
  if (vault.listedShareToken === undefined) return [shareTokenReading(deployment, vault), yieldReading]
  return [yieldReading, liquidityReading(deployment, vault, vault.listedShareToken)]
}

/**
 * The body of the request that reads all that the lists of vaults show a visitor; the build writes it beside the code.
 * @returns undefined where the network has no Multicall contract
 */
export function vaultListRead(): string | undefined {
  const { multicall } = deployment.contracts
  if (multicall === undefined) return undefined
  const calls = vaultTable
    .flatMap((definition) => readingsOf(vaultOnNetwork(deployment, definition)))
    .flatMap((reading) => reading.calls)
  return writeFirstRead(multicall, [...new Map(calls.map((call) => [call.key, call])).values()])
}
