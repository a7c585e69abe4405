import { setImmediate } from 'node:timers/promises'
import { type Anvil, startAnvil } from '../../devnet/chain/anvil.ts'
import { readChainState } from '../../devnet/deploy/chainState.ts'
import { freePort } from '../../scripts/support/ports.mjs'
import { createChain } from '../support/chain'

/** A chain with a balance that identifies the block it was read at. */
export interface CountingChain {
  readonly rpcUrl: string
  /** A chain with a different id and the same contracts, but another balance. */
  readonly otherChainUrl: string
  /** The contract whose balance is read. */
  readonly token: string
  readonly multicall: string
  readonly account: string
  /** Mines a block that increases the account's balance by one. */
  next(): Promise<void>
  /** The balance, and the latest block. */
  read(): Promise<{ readonly figure: bigint; readonly block: number }>
  stop(): Promise<void>
}

const OTHER_CHAIN_ID = 99
/** Blocks before the first read, so that a node can be behind. */
const FIRST_BLOCKS = 30
/** The account's balance on the other chain, which is obviously wrong. */
const OTHER_BALANCE = 10n ** 24n

async function startCounting(chainId: number, stateFile: string, args: readonly string[] = []): Promise<Anvil> {
  return startAnvil({ port: await freePort(0), chainId, args: ['--load-state', stateFile, ...args] })
}

/** Starts a local Cronos with all contracts, and a copy with another chain id. */
export async function startCountingChain(chainId: number): Promise<CountingChain> {
  const { stateFile, deployment } = await readChainState(chainId)
  const { multicall, wcro: token } = deployment.contracts
  const [anvil, other] = await Promise.all([
    startCounting(chainId, stateFile),
    startCounting(OTHER_CHAIN_ID, stateFile),
  ])
  const chain = createChain(anvil.rpc.url)
  const [account = ''] = (await anvil.rpc.send('eth_accounts')) as string[]
  // WCRO treats plain transfers as deposits. The node returns the hash before it mines the block.
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
  // As recent as on the right chain, so that only its chain id is wrong.
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
