import { readFileSync } from 'node:fs'
import { Interface } from 'ethers'
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { decodeData, encodeCall } from '../../src/chain/abi/codec'
import { type ContractCall } from '../../src/chain/calls/call'
import { erc20Contract } from '../../src/chain/contracts/erc20'
import { multicallContract } from '../../src/chain/contracts/multicall'
import type { Address, Hex } from '../../src/lib/hex'
import { type Coder, compareCoders } from './codec'
import type { BenchRow } from './figures'

const readAbi = (name: string) => readFileSync(new URL(`../../abis/${name}.json`, import.meta.url), 'utf8')
const viemMulticall = parseAbi([
  'struct Call { address target; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function tryAggregate(bool requireSuccess, Call[] calls) returns (Result[] returnData)',
])
const viemErc20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address,address) view returns (uint256)',
])
const ethersMulticall = new Interface(readAbi('Multicall'))
const ethersErc20 = new Interface(readAbi('Erc20'))

/** A deterministic address per number, without a pattern. */
function makeAddress(n: number): Address {
  const scattered = (BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc8341082276bn) % (1n << 160n)
  return `0x${scattered.toString(16).padStart(40, '0')}`
}
const account = makeAddress(1_000_000)
const spender = makeAddress(2_000_000)
const targets = Array.from({ length: 5000 }, (_, index) => makeAddress(index))
/** Half balances, half allowances, like a page of vaults. */
const isBalance = (index: number) => index % 2 === 0

function ours(count: number): Coder {
  const makeCall = (target: Address, index: number): ContractCall<bigint> =>
    isBalance(index) ? erc20Contract(target).balanceOf(account) : erc20Contract(target).allowance(account, spender)
  return {
    name: 'ours',
    encode: () => {
      const calls = targets.slice(0, count).map(makeCall)
      return encodeCall(multicallContract.functions.tryAggregate, [
        false,
        calls.map(({ to, data }) => ({ target: to, callData: data })),
      ])
    },
    decode: (answer) =>
      decodeData(multicallContract.functions.tryAggregate.outputs, answer as Hex).map(({ returnData }, index) =>
        decodeData(
          isBalance(index) ? erc20Contract.functions.balanceOf.outputs : erc20Contract.functions.allowance.outputs,
          returnData,
        ),
      ),
  }
}

function ethers(count: number): Coder {
  const makeData = (index: number) =>
    isBalance(index)
      ? ethersErc20.encodeFunctionData('balanceOf', [account])
      : ethersErc20.encodeFunctionData('allowance', [account, spender])
  return {
    name: 'ethers v6',
    encode: () => {
      const calls = targets.slice(0, count).map((target, index) => [target, makeData(index)])
      return ethersMulticall.encodeFunctionData('tryAggregate', [false, calls])
    },
    decode: (answer) => {
      const [results] = ethersMulticall.decodeFunctionResult('tryAggregate', answer) as unknown as [
        readonly [boolean, string][],
      ]
      return results.map(
        ([, data], index) =>
          ethersErc20.decodeFunctionResult(isBalance(index) ? 'balanceOf' : 'allowance', data)[0] as bigint,
      )
    },
  }
}

function viem(count: number): Coder {
  const makeData = (index: number) =>
    isBalance(index)
      ? encodeFunctionData({ abi: viemErc20, functionName: 'balanceOf', args: [account] })
      : encodeFunctionData({ abi: viemErc20, functionName: 'allowance', args: [account, spender] })
  return {
    name: 'viem',
    encode: () => {
      const calls = targets.slice(0, count).map((target, index) => ({ target, callData: makeData(index) }))
      return encodeFunctionData({ abi: viemMulticall, functionName: 'tryAggregate', args: [false, calls] })
    },
    decode: (answer) =>
      decodeFunctionResult({ abi: viemMulticall, functionName: 'tryAggregate', data: answer as Hex }).map(
        ({ returnData }, index) =>
          decodeFunctionResult({
            abi: viemErc20,
            functionName: isBalance(index) ? 'balanceOf' : 'allowance',
            data: returnData,
          }),
      ),
  }
}

function answerOf(count: number): string {
  const results = Array.from({ length: count }, (_, index) => [
    true,
    `0x${BigInt(index * 1e9)
      .toString(16)
      .padStart(64, '0')}`,
  ])
  return ethersMulticall.encodeFunctionResult('tryAggregate', [results])
}

/** Measures coding multicalls of 500 and 5,000 calls with our codec, ethers and viem. */
export function measureCodecs(): BenchRow[] {
  return [
    ...compareCoders(500, [ours(500), ethers(500), viem(500)], answerOf(500), 1),
    ...compareCoders(5000, [ours(5000), ethers(5000), viem(5000)], answerOf(5000)),
  ]
}
