import { Interface } from 'ethers'
import { part, pick, read, send, type TradeContext } from './transaction.ts'

/** Maximum commitment, as a fraction of the trader's LP tokens. */
const MAX_PART = 0.03
/** Blocks before the end in which a commitment may come too late. */
const LATE_BLOCKS = 3n
const PIDS = [0n, 1n] as const

const IFO = new Interface([
  'function lpToken() view returns (address)',
  'function startBlock() view returns (uint256)',
  'function endBlock() view returns (uint256)',
  'function viewPoolInformation(uint256) view returns (uint256 raising, uint256 offering, uint256 limit, bool hasTax, uint256 total, uint256 taxes)',
  'function viewUserInfo(address, uint8[]) view returns (uint256[] amounts, bool[] hasHarvested)',
  'function depositPool(uint256, uint8)',
  'function harvestPool(uint8)',
])
const TOKEN = new Interface([
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256)',
])

interface UserInfo {
  readonly amounts: readonly bigint[]
  readonly hasHarvested: readonly boolean[]
}

/**
 * Sends one transaction of a trader in an initial farm offering: a commitment while it is live, a harvest once it has ended;
 * none if neither is possible.
 * @param sales addresses of sales with two pools
 */
export async function tradeIfo(
  { rpc, roles }: Pick<TradeContext, 'rpc' | 'roles'>,
  sales: readonly string[],
  random: () => number,
): Promise<void> {
  const [trader, sale, pid] = [pick(roles.traders, random), pick(sales, random), pick(PIDS, random)]
  const ask = async (fn: string, ...args: readonly unknown[]) => read(rpc, sale, IFO, fn, args)
  const block = BigInt(String(await rpc.send('eth_blockNumber')))
  const startBlock = BigInt(String((await ask('startBlock'))[0]))
  const endBlock = BigInt(String((await ask('endBlock'))[0]))
  const { amounts, hasHarvested } = (await ask('viewUserInfo', trader, PIDS)) as unknown as UserInfo
  if (block >= endBlock) {
    const open = PIDS.find((one) => amounts[Number(one)] !== 0n && hasHarvested[Number(one)] === false)
    if (open !== undefined) await send(rpc, trader, sale, IFO.encodeFunctionData('harvestPool', [open]))
    return
  }
  if (block + 1n < startBlock || block + LATE_BLOCKS > endBlock) return
  const { limit } = (await ask('viewPoolInformation', pid)) as unknown as { readonly limit: bigint }
  const lpToken = String((await ask('lpToken'))[0])
  const balance = BigInt(String((await read(rpc, lpToken, TOKEN, 'balanceOf', [trader]))[0]))
  const wanted = part(balance, random() * MAX_PART)
  const left = limit === 0n ? wanted : limit - (amounts[Number(pid)] ?? 0n)
  const amount = wanted < left ? wanted : left
  if (amount <= 0n) return
  const allowance = BigInt(String((await read(rpc, lpToken, TOKEN, 'allowance', [trader, sale]))[0]))
  if (allowance < amount) await send(rpc, trader, lpToken, TOKEN.encodeFunctionData('approve', [sale, balance]))
  else await send(rpc, trader, sale, IFO.encodeFunctionData('depositPool', [amount, pid]))
}
