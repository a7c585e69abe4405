import type { ContractCall } from '@/chain/calls/call'
import { readMulticall } from '@/chain/calls/multicall'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'

/** A problem with a field of the configuration. */
export interface Finding {
  /** Path of the field, such as `vaults/list/vvs-cro-eth/yieldSource/poolId`. */
  readonly field: string
  readonly problem: string
}

/** A contract call that verifies a field. `problemOf` returns undefined if the value is as expected. */
export interface Check {
  readonly field: string
  readonly call: ContractCall<unknown>
  problem(result: Hex): string | undefined
}

/** Checks the result of a contract call. */
export function check<T>(field: string, call: ContractCall<T>, problemOf: (value: T) => string | undefined): Check {
  return { field, call, problem: (result) => problemOf(call.decode(result)) }
}

/** Describes an address that differs from the expected one. */
export function otherAddress(is: Address, expected: Address, name: string): string | undefined {
  return isSameAddress(is, expected) ? undefined : `is ${is} on the chain, not ${name} (${expected})`
}

const MAX_CALLS = 500

/** Runs all checks in batched calls. A call that fails or cannot be decoded is a finding too. */
export async function runChecks(
  client: RpcClient,
  multicall: Address,
  checks: readonly Check[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (let start = 0; start < checks.length; start += MAX_CALLS) {
    const chunk = checks.slice(start, start + MAX_CALLS)
    try {
      const { results } = await readMulticall(
        client,
        multicall,
        chunk.map(({ call }) => call),
      )
      chunk.forEach((one, index) => {
        const problem = problemOf(one, results[index])
        if (problem !== undefined) findings.push({ field: one.field, problem })
      })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      findings.push({ field: 'contracts/multicall', problem: `${chunk.length} checks could not be made: ${message}` })
    }
  }
  return findings
}

function problemOf(one: Check, result: Hex | undefined): string | undefined {
  if (result === undefined) return `${one.call.to} does not respond: the call reverts, or there is no such contract`
  try {
    return one.problem(result)
  } catch (error) {
    return `${one.call.to} returns unexpected data: ${error instanceof Error ? error.message : String(error)}`
  }
}
