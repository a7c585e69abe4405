import {
  type Address,
  createPublicClient,
  getAddress,
  type Hash,
  http,
  parseAbi,
  TransactionReceiptNotFoundError,
} from 'viem'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { TxStanding } from './figures'

/**
 * Reads the expected values from the node with viem and separate ABIs, so that a bug in the app's own reads is not
 * repeated here.
 */
export interface Truth {
  nativeBalance(account: string): Promise<bigint>
  tokenBalance(token: string, account: string): Promise<bigint>
  /** The value of the account's shares, in base units of the underlying token. */
  vaultPosition(vault: string, account: string): Promise<bigint>
  /** Whether a vault takes deposits in the native coin. */
  isNativeVault(vault: string): Promise<boolean>
  lockIds(account: string): Promise<readonly bigint[]>
  nftIds(collection: string, account: string): Promise<readonly bigint[]>
  txStanding(hash: string): Promise<TxStanding>
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function updatedBalanceOf(address) view returns (uint256)',
  'function getTokenIds(address, uint256, uint256) view returns (uint256[])',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
])
/** The selector of `deposit()`, which only native vaults have. */
const NATIVE_DEPOSIT = 'd0e30db0'

const asAddress = (text: string): Address => getAddress(text.toLowerCase())
const isHash = (text: string): text is Hash => /^0x[0-9a-f]{64}$/i.test(text)

export function createTruth(rpcUrl: string): Truth {
  const client = createPublicClient({ transport: http(rpcUrl), cacheTime: 0 })
  const balanceOf = (contract: string, account: string) =>
    client.readContract({ address: asAddress(contract), abi, functionName: 'balanceOf', args: [asAddress(account)] })
  return {
    nativeBalance: (account) => client.getBalance({ address: asAddress(account) }),
    tokenBalance: balanceOf,
    vaultPosition: (vault, account) =>
      client.readContract({
        address: asAddress(vault),
        abi,
        functionName: 'updatedBalanceOf',
        args: [asAddress(account)],
      }),
    async isNativeVault(vault) {
      return (await client.getCode({ address: asAddress(vault) }))?.includes(NATIVE_DEPOSIT) ?? false
    },
    async lockIds(account) {
      const { croLock } = deployment.lock.contracts
      return client.readContract({
        address: asAddress(croLock),
        abi,
        functionName: 'getTokenIds',
        args: [asAddress(account), 0n, await balanceOf(croLock, account)],
      })
    },
    async nftIds(collection, account) {
      const count = Number(await balanceOf(collection, account))
      return Promise.all(
        Array.from({ length: count }, (_, index) =>
          client.readContract({
            address: asAddress(collection),
            abi,
            functionName: 'tokenOfOwnerByIndex',
            args: [asAddress(account), BigInt(index)],
          }),
        ),
      )
    },
    async txStanding(hash) {
      if (!isHash(hash)) return 'unknown'
      try {
        const { status } = await client.getTransactionReceipt({ hash })
        return status === 'success' ? 'succeeded' : 'reverted'
      } catch (error) {
        if (!(error instanceof TransactionReceiptNotFoundError)) throw error
      }
      const known = await client.request({ method: 'eth_getTransactionByHash', params: [hash] })
      return known === null ? 'unknown' : 'waiting'
    },
  }
}
