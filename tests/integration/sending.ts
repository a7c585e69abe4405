import { expect, inject } from 'vitest'
import { readClient } from '@/chain/rpc/readClient'
import { type SigningWallet, sendTx } from '@/chain/tx/sendTx'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { receiptOf } from '../support/chain'
import { createRpc } from '../support/rpc'

const rpc = createRpc(inject('rpcUrl'))

export const account = inject('accounts').find(isAddress) ?? ZERO_ADDRESS
/** Signs with the node's unlocked account, like the wallet of the browser tests. */
const wallet: SigningWallet = {
  account,
  provider: {
    request: async ({ method, params }) => {
      const answer = await rpc(method, Array.isArray(params) ? params : [])
      return answer.startsWith('[') ? (JSON.parse(answer) as unknown) : answer
    },
  },
}

/** Sends like the app does, and waits until the transaction has succeeded. Rejects with the error of `sendTx`. */
export async function send(request: AnyTxRequest): Promise<{ readonly hash: Hex; readonly gasLimit: bigint }> {
  const hash = await sendTx(request, wallet, { client: readClient, chainId: getDeployment().chainId })
  expect((await receiptOf(rpc, hash)).status).toBe('0x1')
  const { gas } = JSON.parse(await rpc('eth_getTransactionByHash', [hash])) as { gas: string }
  return { hash, gasLimit: BigInt(gas) }
}
