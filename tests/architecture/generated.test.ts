import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  CONTRACTS_FOLDER,
  generateContracts,
  generateHooks,
  generateModule,
  HOOKS_FOLDER,
} from '../../scripts/generateContracts'

describe('generated contracts', () => {
  it.each([
    ['factories', CONTRACTS_FOLDER, generateContracts()],
    ['hooks', HOOKS_FOLDER, generateHooks()],
  ])('have %s that match abis/; run `npm run abis` if this fails', (_what, folder, expected) => {
    const actual = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    expect(new Map(actual)).toEqual(expected)
  })

  const fn = (name: string, inputs: object[] = [], outputs: object[] = []) => ({
    type: 'function',
    name,
    stateMutability: 'view',
    inputs,
    outputs,
  })
  const uint = (name: string) => ({ name, type: 'uint256' })

  it.each([
    ['an overloaded function', [fn('mint'), fn('mint', [uint('quantity')])]],
    ['a function that would hide the address', [fn('address')]],
    ['a type without a codec', [fn('call', [{ name: 'f', type: 'function' }])]],
  ])('reject %s', (_what, abi) => {
    expect(() => generateModule('Bad', JSON.stringify(abi))).toThrow()
  })

  it('return a single output as a value, named outputs as an object, others as a tuple', () => {
    const text = generateModule(
      'Good',
      JSON.stringify([
        fn('one', [], [uint('')]),
        fn('named', [], [uint('a'), uint('b')]),
        fn('unnamed', [], [uint('a'), uint('')]),
        fn('none'),
      ]),
    )
    expect(text).toContain('one(): ContractCall<bigint>')
    expect(text).toContain('named(): ContractCall<{ readonly a: bigint; readonly b: bigint }>')
    expect(text).toContain('unnamed(): ContractCall<readonly [a: bigint, value1: bigint]>')
    expect(text).toContain('none(): ContractCall<undefined>')
  })

  it('have reads, writes, and payable writes that take a value after their arguments', () => {
    const write = (name: string, stateMutability: string) => ({ ...fn(name, [uint('amount')]), stateMutability })
    const text = generateModule(
      'Good',
      JSON.stringify([fn('total'), write('withdraw', 'nonpayable'), write('buy', 'payable')]),
    )
    expect(text).toContain('withdraw(amount: bigint): TxCall<undefined>')
    expect(text).toContain('buy(amount: bigint, options: TxValue): TxCall<undefined>')
    expect(text).toMatch(
      /contractFactory<GoodContract>\(\n {2}{\n {4}total: .*\n {2}},\n {2}{\n {4}withdraw: .*\n {2}},\n {2}{\n {4}buy: /,
    )
  })

  it('decode the non-indexed arguments of an event', () => {
    const inputs = [
      { ...uint('id'), indexed: true },
      { ...uint('amount'), indexed: false },
      { ...uint('fee'), indexed: false },
    ]
    const text = generateModule('Loud', JSON.stringify([{ type: 'event', name: 'Paid', inputs }]))
    expect(text).toContain('paidEvent: ContractEvent<{ readonly amount: bigint; readonly fee: bigint }>')
    expect(text).toContain(', /* @__PURE__ */ struct({ amount: uint256, fee: uint256 }))')
  })
})
