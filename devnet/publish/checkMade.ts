import type { Interface } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { isCodeOf } from './deployedCode.ts'
import type { Made } from './publicScript.ts'

/** Who must be what in the contracts, where they say it. */
export interface Holders {
  readonly deployer: string
  readonly treasury: string
  readonly operator: string
}

/** Views without arguments, by who they must return. */
const HOLDER_VIEWS: Readonly<Record<string, keyof Holders>> = {
  owner: 'deployer',
  admin: 'deployer',
  adminAddress: 'deployer',
  treasury: 'treasury',
  treasuryAddress: 'treasury',
  operator: 'operator',
  operatorAddress: 'operator',
}
const DEFAULT_ADMIN_ROLE = `0x${'0'.repeat(64)}`

interface Question {
  readonly label: string
  readonly to: string
  readonly abi: Interface
  readonly fn: string
  readonly args: readonly unknown[]
  readonly expected: string
}

/** Reads everything that was deployed back: its code, and who owns and runs it. Returns what is wrong. */
export async function checkMade(
  rpc: Rpc,
  made: readonly Made[],
  bytecodeOf: (name: string) => string,
  holders: Holders,
): Promise<{ readonly problems: readonly string[]; readonly asked: number }> {
  const codes = await rpc.batch(made.map(({ address }) => ({ method: 'eth_getCode', params: [address, 'latest'] })))
  const wrongCode = made.flatMap(({ name, address }, index) =>
    isCodeOf(String(codes[index]), bytecodeOf(name)) ? [] : [`${name} at ${address} has other code than it should`],
  )
  const questions = made.flatMap((each) => questionsOf(each, holders))
  const answers = await rpc.batch(
    questions.map(({ to, abi, fn, args }) => ({
      method: 'eth_call',
      params: [{ to, data: abi.encodeFunctionData(fn, [...args]) }, 'latest'],
    })),
  )
  const wrongHolders = questions.flatMap(({ label, abi, fn, expected }, index) => {
    const is = String(abi.decodeFunctionResult(fn, String(answers[index]))[0])
    return is.toLowerCase() === expected.toLowerCase() ? [] : [`${label} is ${is}, not ${expected}`]
  })
  return { problems: [...wrongCode, ...wrongHolders], asked: codes.length + questions.length }
}

function questionsOf({ name, address, abi }: Made, holders: Holders): readonly Question[] {
  const views = Object.entries(HOLDER_VIEWS).flatMap(([fn, holder]): readonly Question[] => {
    const found = abi.getFunction(fn)
    if (found?.inputs.length !== 0 || found.outputs[0]?.type !== 'address') return []
    return [{ label: `${fn} of ${name} at ${address}`, to: address, abi, fn, args: [], expected: holders[holder] }]
  })
  if (!abi.hasFunction('hasRole')) return views
  const args = [DEFAULT_ADMIN_ROLE, holders.deployer]
  const label = `the deployer's admin role in ${name} at ${address}`
  return [...views, { label, to: address, abi, fn: 'hasRole', args, expected: 'true' }]
}
