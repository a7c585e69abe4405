import type { ContractCall } from '@/chain/calls/call'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { interestRatesContract } from '@/chain/contracts/interestRates'
import { interestVaultContract } from '@/chain/contracts/interestVault'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { DeployedVault, Deployment, YieldSource } from '@/config/deployment'
import { knotArguments, RATE_KNOTS, rateAt, utilizationOf } from '@/domain/vault/model/interestRate'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Finding } from './check'

type InterestSource = Extract<YieldSource, { kind: 'interestRate' }>

/** Maximum relative error of the interpolated rate. */
const TOLERANCE = 0.005

/**
 * Checks that a lending vault's rate is linear between the knots, as the app assumes: compares the interpolated rate
 * with the contract's own at the current utilization.
 */
export async function checkRates(
  client: RpcClient,
  multicall: Address,
  { vaults }: Deployment,
): Promise<readonly Finding[]> {
  const sources = Object.entries(vaults.list).flatMap(([id, deployed]) =>
    deployed.yieldSource.kind === 'interestRate' ? [{ id, deployed, source: deployed.yieldSource }] : [],
  )
  const findings = sources.map(async ({ id, deployed, source }): Promise<Finding[]> => {
    const field = `vaults/list/${id}/yieldSource/config`
    try {
      const problem = await rateProblem(client, multicall, deployed, source)
      return problem === undefined ? [] : [{ field, problem }]
    } catch (error) {
      return [{ field, problem: `the rate cannot be read: ${error instanceof Error ? error.message : String(error)}` }]
    }
  })
  return (await Promise.all(findings)).flat()
}

async function rateProblem(
  client: RpcClient,
  multicall: Address,
  { underlying }: DeployedVault,
  { vault, config }: InterestSource,
) {
  const readAll = async (calls: readonly ContractCall<bigint>[]) => {
    const { results } = await readMulticall(client, multicall, calls)
    return calls.map((call, index) => call.decode(results[index] ?? '0x'))
  }
  const [debt = 0n, balance = 0n, ...knots] = await readAll([
    interestVaultContract(vault).vaultDebtVal(),
    erc20Contract(underlying).balanceOf(vault),
    ...RATE_KNOTS.map((tenths) => interestRatesContract(config).getInterestRate(...knotArguments(tenths))),
  ])
  if (debt === 0n) return undefined
  const [exact = 0n] = await readAll([interestRatesContract(config).getInterestRate(debt, balance)])
  const taken = rateAt(utilizationOf(debt, balance), knots)
  const isNear = taken.minus(exact.toString()).abs().lte(new Decimal(exact.toString()).times(TOLERANCE))
  return isNear ? undefined : `the rate is ${exact}, but ${taken.toFixed(0)} between its values at full tenths of use`
}
