import type { ContractCall } from '@/chain/calls/call'
import { multicallContract } from '@/chain/contracts/multicall'
import { vaultContract } from '@/chain/contracts/vault'
import { readMedian } from '@/chain/nodes/queryNodes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { simulateTx } from '@/chain/tx/simulateTx'
import type { Address, Hex } from '@/lib/hex'

/** The outcome of a compound at this block, in underlying base units. */
export interface CompoundOutcome {
  /** Rewards of all depositors, including fees. */
  readonly harvestedWei: bigint
  /** Value of the shares that the caller gets. */
  readonly rewardWei: bigint
}

/**
 * Simulates a compound, since a vault has no read for its harvest: one multicall reads the totals, compounds, and reads
 * them again. The multicall contract is the caller, and so gets the reward.
 * @throws errors of the nodes, such as the revert of a vault that has nothing to compound
 */
export function simulateCompound(client: RpcClient, multicall: Address, shareToken: Address): Promise<CompoundOutcome> {
  const vault = vaultContract(shareToken)
  const totalAssets = vault.totalAssets()
  const claimableFee = vault.claimableFee()
  const callerShares = vault.updatedBalanceOf(multicall)
  const reads = [totalAssets, claimableFee, callerShares].map(({ data }) => data)
  const calls = [...reads, vaultContract.functions.forceCompound.selector, ...reads]
  const request = multicallContract(multicall).tryAggregate(
    true,
    calls.map((callData) => ({ target: shareToken, callData })),
  )
  return readMedian(
    client,
    async (node) => {
      const answers = await simulateTx(node, multicall, request)
      const gain = (index: number, total: ContractCall<bigint>) =>
        total.decode(at(answers, index + reads.length + 1)) - total.decode(at(answers, index))
      // The harvest goes to the depositors, the caller and the fee receiver.
      return { harvestedWei: gain(0, totalAssets) + gain(1, claimableFee), rewardWei: gain(2, callerShares) }
    },
    (one, other) => one.harvestedWei < other.harvestedWei,
  )
}

function at(answers: readonly { readonly returnData: Hex }[], index: number): Hex {
  const answer = answers[index]
  if (answer === undefined) throw new Error('Not the answer to this multicall')
  return answer.returnData
}
