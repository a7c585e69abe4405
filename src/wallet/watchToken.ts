import type { Address } from '@/lib/hex'
import { logProblem } from '@/platform/log'
import { type Eip1193Provider, providerErrorCode } from './eip1193'

const USER_REJECTED = 4001
/** MetaMask's limit; EIP-747 has none. */
const MAX_SYMBOL_LENGTH = 11

export interface WatchedToken {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
}

export type WatchOutcome = 'added' | 'declined' | 'failed'

/** Asks a wallet to add a token (EIP-747). Never rejects. */
export async function watchToken(
  wallet: Eip1193Provider,
  { address, symbol, decimals }: WatchedToken,
): Promise<WatchOutcome> {
  const options = { address, symbol: symbol.slice(0, MAX_SYMBOL_LENGTH), decimals }
  try {
    const answer = await wallet.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
    return answer === true ? 'added' : 'declined'
  } catch (error) {
    if (providerErrorCode(error) === USER_REJECTED) return 'declined'
    logProblem('The wallet did not take the token', error)
    return 'failed'
  }
}
