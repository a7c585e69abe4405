import { setImmediate } from 'node:timers/promises'
import { type Anvil, startAnvil } from '../../devnet/chain/anvil.ts'
import { readChainState } from '../../devnet/deploy/chainState.ts'
import { freePort } from '../../scripts/support/ports.mjs'
import { createChain } from '../support/chain'

/** A chain on which one figure tells the block that it was read at. */
export interface CountingChain {
  readonly rpcUrl: string
  /** A chain of another id with the same contracts, on which the figure is another. */
  readonly otherChainUrl: string
  /** The contract whose balance counts. */
  readonly token: string
  readonly multicall: string
  readonly account: string
  /** Makes the next block; in each the account's balance is one more. */
  next(): Promise<void>
  /** The balance, and the latest block. */
  read(): Promise<{ readonly figure: bigint; readonly block: number }>
  stop(): Promise<void>
}

const OTHER_CHAIN_ID = 99
/** Blocks before the first figure, so that a node can be behind. */
const FIRST_BLOCKS = 30
/** What the account has on the other chain: nobody could take it for right. */
const OTHER_BALANCE = 10n ** 24n

async function startCounting(chainId: number, stateFile: string, args: readonly string[] = []): Promise<Anvil> {
  return startAnvil({ port: await freePort(0), chainId, args: ['--load-state', stateFile, ...args] })
}

/** Starts a local Cronos with all contracts, and its double of another chain id. */
export async function startCountingChain(chainId: number): Promise<CountingChain> {
  const { stateFile, deployment } = await readChainState(chainId)
  const { multicall, wcro: token } = deployment.contracts
  const [anvil, other] = await Promise.all([
    startCounting(chainId, stateFile),
    startCounting(OTHER_CHAIN_ID, stateFile),
  ])
  const chain = createChain(anvil.rpc.url)
  const [account = ''] = (await anvil.rpc.send('eth_accounts')) as string[]
  // WCRO takes CRO that is sent to it as a deposit. The node gives the hash before it has made the block.
  async function deposit({ rpc }: Anvil, wei: bigint): Promise<void> {
    const hash = await rpc.send('eth_sendTransaction', [
      { from: account, to: token, value: `0x${wei.toString(16)}`, gas: '0x30000' },
    ])
    while ((await rpc.send('eth_getTransactionReceipt', [hash])) === null) await setImmediate()
  }
  await other.rpc.send('anvil_setBalance', [account, `0x${(2n * OTHER_BALANCE).toString(16)}`])
  await deposit(other, OTHER_BALANCE)
  async function next(): Promise<void> {
    await deposit(anvil, 1n)
  }
  for (let block = 0; block < FIRST_BLOCKS; block += 1) await next()
  // As new as it is on the right chain, so that only its id gives it away.
  const lead = Number(await anvil.rpc.send('eth_blockNumber')) - Number(await other.rpc.send('eth_blockNumber'))
  await other.rpc.send('anvil_mine', [`0x${(lead + 1).toString(16)}`])
  return {
    rpcUrl: anvil.rpc.url,
    otherChainUrl: other.rpc.url,
    token,
    multicall,
    account,
    next,
    read: async () => ({
      figure: await chain.balanceOf(token, account),
      block: Number(await anvil.rpc.send('eth_blockNumber')),
    }),
    stop: async () => {
      await Promise.all([anvil.stop(), other.stop()])
    },
  }
}
