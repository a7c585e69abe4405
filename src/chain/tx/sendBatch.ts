import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import * as v from 'valibot'
import type { Hex } from '@/lib/hex'
import { parseOr } from '@/lib/schema'
import { payloadsOf } from './prepareTx'
import { checkChain, type SigningWallet } from './sendTx'
import type { TxRequest } from './txRequest'

/** The limit of EIP-5792. */
const MAX_ID_LENGTH = 8194
const batchId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID_LENGTH))
/** Early drafts of the standard returned the bare id. */
const batchAnswer = v.union([
  batchId,
  v.pipe(
    v.object({ id: batchId }),
    v.transform(({ id }) => id),
  ),
])

interface Batch {
  readonly id: string
  /** Stands in for a transaction hash in the store; not a hash on the chain. */
  readonly key: Hex
}

/**
 * Sends a request and the calls before it as one atomic batch (EIP-5792).
 * @throws what the wallet threw (read it with `toChainError`); Error 'No batch id found.'
 */
export async function sendBatch(request: TxRequest, wallet: SigningWallet, chainId: number): Promise<Batch> {
  await checkChain(wallet, chainId)
  const calls = [...(request.before ?? []), request].map((call) => {
    const [{ to, data, value = 0n }] = payloadsOf(call)
    return { to, data, value: `0x${value.toString(16)}` }
  })
  const params = {
    version: '2.0.0',
    chainId: `0x${chainId.toString(16)}`,
    from: wallet.account,
    atomicRequired: true,
    calls,
  }
  const answer = await wallet.provider.request({ method: 'wallet_sendCalls', params: [params] })
  const id = parseOr(batchAnswer, answer)
  if (id === undefined) throw new Error('No batch id found.')
  return { id, key: `0x${bytesToHex(keccak_256(`${chainId}-${wallet.account.toLowerCase()}-${id}`))}` }
}
