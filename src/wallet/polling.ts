import { parseChoiceId } from './choices'

/** Default polling interval for wallets without events. */
const WALLET_POLLING_MS = 12_000
const DEFI_WALLET_POLLING_MS = 15_000

/** The polling interval of a choice's wallet, in milliseconds. */
export function walletPollingMs(choiceId: string): number {
  return parseChoiceId(choiceId)?.kind === 'deFiWallet' ? DEFI_WALLET_POLLING_MS : WALLET_POLLING_MS
}
