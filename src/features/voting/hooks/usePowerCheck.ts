import { useState } from 'react'
import { decodeMulticall, encodeMulticall } from '@/chain/calls/multicall'
import { parseHexData } from '@/chain/rpc/parseRpc'
import { readClient } from '@/chain/rpc/readClient'
import { RpcError } from '@/chain/rpc/rpcError'
import { fromDeployment, getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { isSamePower, powerReading, powerSources } from '../model/chainPower'

/** `pruned` if no node has the state of the block any more. */
type CheckStatus = 'idle' | 'reading' | 'same' | 'different' | 'pruned' | 'failed'

export interface PowerCheck {
  readonly status: CheckStatus
  readonly check: () => Promise<void>
}

const getSources = fromDeployment(powerSources)
/** How nodes say that they have pruned a state: anvil, geth, erigon. */
const PRUNED = /BlockOutOfRange|missing trie node|state.*(?:not available|unavailable|pruned)|pruned/i

/** Voting power in base units at a block, by part. @throws RpcError, NetworkError */
async function readPower(account: Address, block: number): Promise<readonly bigint[] | undefined> {
  const { multicall } = getDeployment().contracts
  const sources = getSources()
  if (multicall === undefined || sources === undefined) return undefined
  const { calls, derive } = powerReading(sources, account, BigInt(block))
  const params = [{ to: multicall, data: encodeMulticall(multicall, calls) }, `0x${block.toString(16)}`]
  const results = await readClient.request('eth_call', params, (raw) => {
    const answer = decodeMulticall(parseHexData(raw), calls.length)
    if (answer.blockNumber !== block) throw new Error(`Of block ${answer.blockNumber}, not ${block}`)
    return answer.results
  })
  const byKey = new Map(calls.map(({ key }, index) => [key, results[index]]))
  return derive((call) => {
    const result = byKey.get(call.key)
    return result === undefined ? undefined : call.decode(result)
  })
}

/** Reads the voting power of an account again, from the chain instead of the hub, when it is asked for. */
export function usePowerCheck(account: Address, block: number, hubPower: number): PowerCheck {
  const [status, setStatus] = useState<CheckStatus>('idle')
  return {
    status,
    check: async () => {
      setStatus('reading')
      try {
        const units = await readPower(account, block)
        const decimals = getSources()?.decimals
        if (units === undefined || decimals === undefined) setStatus('failed')
        else setStatus(isSamePower(units, decimals, hubPower) ? 'same' : 'different')
      } catch (error) {
        setStatus(error instanceof RpcError && PRUNED.test(error.message) ? 'pruned' : 'failed')
      }
    },
  }
}
