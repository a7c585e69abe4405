import type { Interface, Result } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import type { Roles } from '../deploy/accounts.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'

export interface TradeContext {
  readonly rpc: Rpc
  readonly deployment: DevnetDeployment
  readonly roles: Roles
  readonly seed: number
}

export const MILLION = 1_000_000
const GAS = '0x7a120'

export const part = (amount: bigint, fraction: number) =>
  (amount * BigInt(Math.round(fraction * MILLION))) / BigInt(MILLION)

export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

export async function read(
  rpc: Rpc,
  to: string,
  abi: Interface,
  method: string,
  args: readonly unknown[],
): Promise<Result> {
  const data = abi.encodeFunctionData(method, [...args])
  return abi.decodeFunctionResult(method, String(await rpc.send('eth_call', [{ to, data }, 'latest'])))
}

export async function send(
  rpc: Rpc,
  from: string,
  to: string,
  data: string,
  { value = 0n, gas = GAS }: { readonly value?: bigint; readonly gas?: string } = {},
): Promise<void> {
  await rpc.send('eth_sendTransaction', [{ from, to, data, gas, value: `0x${value.toString(16)}` }])
}
