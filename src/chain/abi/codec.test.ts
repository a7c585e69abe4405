import { AbiCoder, Interface } from 'ethers'
import fc from 'fast-check'
import { decodeFunctionResult, encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { decodeMulticall, encodeMulticall } from '../calls/multicall'
import { erc20Contract } from '../contracts/erc20'
import { multicallContract } from '../contracts/multicall'
import { AbiDecodeError, AbiEncodeError, type AbiType } from './abiType'
import { decodeData, encodeCall } from './codec'
import { array, fixedArray, list, single, struct } from './composite'
import { address, bool, bytes, fixedBytes, int, string, uint } from './elementary'

const coder = AbiCoder.defaultAbiCoder()
const hexOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex)
const toHex = (data: Uint8Array): Hex => `0x${Buffer.from(data).toString('hex')}`
const anAddress = hexOf(20)
const someBytes = fc.uint8Array({ maxLength: 100 }).map(toHex)
const unsigned = (bits: number) => fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n })
const signed = (bits: number) => fc.bigInt({ min: -(1n << BigInt(bits - 1)), max: (1n << BigInt(bits - 1)) - 1n })

interface Case {
  readonly name: string
  readonly type: AbiType<unknown>
  readonly value: fc.Arbitrary<unknown>
}

const pair = struct({ target: address, callData: bytes })
const cases: readonly Case[] = [
  { name: 'address', type: single(address), value: anAddress },
  { name: 'bool', type: single(bool), value: fc.boolean() },
  { name: 'bytes', type: single(bytes), value: someBytes },
  { name: 'string', type: single(string), value: fc.string({ unit: 'binary', maxLength: 60 }) },
  ...[8, 24, 112, 128, 256].map((bits) => ({ name: `uint${bits}`, type: single(uint(bits)), value: unsigned(bits) })),
  ...[8, 64, 256].map((bits) => ({ name: `int${bits}`, type: single(int(bits)), value: signed(bits) })),
  ...[1, 4, 20, 32].map((size) => ({ name: `bytes${size}`, type: single(fixedBytes(size)), value: hexOf(size) })),
  { name: 'uint8[]', type: single(array(uint(8))), value: fc.array(unsigned(8), { maxLength: 9 }) },
  { name: 'bytes[]', type: single(array(bytes)), value: fc.array(someBytes, { maxLength: 9 }) },
  {
    name: 'string[][]',
    type: single(array(array(string))),
    value: fc.array(fc.array(fc.string(), { maxLength: 3 }), { maxLength: 3 }),
  },
  {
    name: 'uint256[3]',
    type: single(fixedArray(uint(256), 3)),
    value: fc.tuple(unsigned(256), unsigned(256), unsigned(256)),
  },
  { name: 'bytes[2]', type: single(fixedArray(bytes, 2)), value: fc.tuple(someBytes, someBytes) },
  {
    name: '(address target, bytes callData)[]',
    type: single(array(pair)),
    value: fc.array(fc.record({ target: anAddress, callData: someBytes }, { noNullPrototype: true }), { maxLength: 5 }),
  },
]

/** The value as ethers and viem expect it: fields as a list, in ABI order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain)
  return value
}

describe('codec', () => {
  it.each(cases)('encodes and decodes $name like ethers and viem', ({ name, type, value }) => {
    fc.assert(
      fc.property(value, (sample) => {
        const ours: Hex = `0x${type.encode(sample)}`
        expect(ours).toBe(coder.encode([name], [plain(sample)]))
        expect(ours).toBe(encodeAbiParameters(parseAbiParameters(name), [sample]))
        expect(decodeData(type, ours)).toEqual(sample)
      }),
      { numRuns: 60 },
    )
  })

  it('decodes an array of static structs with arrays in them', () => {
    const prizes = single(array(struct({ cake: fixedArray(uint(256), 5), points: fixedArray(uint(256), 5) })))
    const five = fc.array(unsigned(256), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.record({ cake: five, points: five }), { maxLength: 20 }), (sample) => {
        const encoded = coder.encode(['tuple(uint256[5] cake, uint256[5] points)[]'], [sample]) as Hex
        expect(decodeData(prizes, encoded)).toEqual(sample)
      }),
      { numRuns: 60 },
    )
  })

  it('encodes a tuple of static and dynamic values', () => {
    const type = list(uint(256), string, bool, array(uint(16)))
    fc.assert(
      fc.property(unsigned(256), fc.string(), fc.boolean(), fc.array(unsigned(16)), (a, b, c, d) => {
        const ours: Hex = `0x${type.encode([a, b, c, d])}`
        expect(ours).toBe(coder.encode(['uint256', 'string', 'bool', 'uint16[]'], [a, b, c, d]))
        expect(decodeData(type, ours)).toEqual([a, b, c, d])
      }),
    )
  })

  it('accepts addresses in any case and returns them in lower case', () => {
    const checksummed = '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23'
    const encoded: Hex = `0x${single(address).encode(checksummed)}`
    expect(decodeData(single(address), encoded.toUpperCase().replace('0X', '0x') as Hex)).toBe(
      checksummed.toLowerCase(),
    )
  })

  it.each([
    ['an address that is too short', () => address.encode('0x1234')],
    ['a negative uint', () => uint(256).encode(-1n)],
    ['a uint8 of 256', () => uint(8).encode(256n)],
    ['an int8 of 128', () => int(8).encode(128n)],
    ['a bytes4 of 3 bytes', () => fixedBytes(4).encode('0x123456')],
    ['odd bytes', () => bytes.encode('0x123')],
    ['2 elements for 3', () => fixedArray(bool, 3).encode([true, false])],
  ])('refuses to encode %s', (_what, encode) => {
    expect(encode).toThrow(AbiEncodeError)
  })
})

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

describe('hostile data', () => {
  const uints = single(array(uint(256)))
  it.each<[string, AbiType<unknown>, string]>([
    ['nothing', single(uint(256)), '0x'],
    ['half a word', single(uint(256)), `0x${'0'.repeat(32)}`],
    ['an odd digit', single(uint(256)), `0x${word(1)}0`],
    ['no hex', single(uint(256)), `0x${'z'.repeat(64)}`],
    ['no prefix', single(uint(256)), word(1)],
    ['a bool of 2', single(bool), `0x${word(2)}`],
    ['a uint8 of 256', single(uint(8)), `0x${word(256)}`],
    ['an int8 of 128', single(int(8)), `0x${word(128)}`],
    ['an address with more than 20 bytes', single(address), `0x1${word(1).slice(1)}`],
    ['a bytes4 with 5 bytes', single(fixedBytes(4)), `0x1234567890${'0'.repeat(54)}`],
    ['an offset beyond the data', uints, `0x${word(64)}${word(0)}`],
    ['an offset of 2^255', uints, `0x8${word(0).slice(1)}`],
    ['a length of 2^32 - 1', uints, `0x${word(32)}${word(2n ** 32n - 1n)}${word(1)}`],
    ['a length one too long', uints, `0x${word(32)}${word(2)}${word(1)}`],
    ['bytes that end too early', single(bytes), `0x${word(32)}${word(33)}${word(1)}`],
    ['a string that is not UTF-8', single(string), `0x${word(32)}${word(1)}ff${'0'.repeat(62)}`],
    ['a billion empty tuples', single(array(list())), `0x${word(32)}${word(64)}`],
  ])('rejects %s', (_what, type, data) => {
    expect(() => decodeData(type, data as Hex)).toThrow(AbiDecodeError)
  })

  it('does not expand offsets that all point at one long array', () => {
    const count = 20_000
    const inner = word(count) + word(7).repeat(count)
    const heads = word(count * 32).repeat(count)
    const bomb: Hex = `0x${word(32)}${word(count)}${heads}${inner}`
    expect(() => decodeData(single(array(array(uint(256)))), bomb)).toThrow(AbiDecodeError)
  })

  it('returns a value or throws a decode error for any truncated or altered data', () => {
    const honest = `0x${multicallContract.functions.tryAggregate.outputs.encode([
      { success: true, returnData: '0x1234' },
      { success: false, returnData: '0x' },
    ])}`
    fc.assert(
      fc.property(fc.nat(honest.length), fc.nat(honest.length), hexOf(32), (cut, at, noise) => {
        for (const data of [honest.slice(0, cut), honest.slice(0, at) + noise.slice(2) + honest.slice(at + 64)]) {
          try {
            decodeData(multicallContract.functions.tryAggregate.outputs, data as Hex)
          } catch (error) {
            expect(error).toBeInstanceOf(AbiDecodeError)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('multicall', () => {
  const multicallAbi = [
    'function tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls) returns ((bool success, bytes returnData)[] returnData)',
  ] as const
  const multicall: Address = `0x${'ca'.repeat(20)}`
  const addressAt = (i: number): Address => `0x${(i + 1).toString(16).padStart(40, '0')}`
  const calls = Array.from({ length: 500 }, (_, i) => ({
    to: addressAt(i),
    data:
      i % 2 === 0
        ? encodeCall(erc20Contract.functions.balanceOf, [addressAt(i * 7)])
        : encodeCall(erc20Contract.functions.allowance, [addressAt(i * 7), addressAt(i * 3)]),
  }))
  const targets = [
    { to: multicall, data: '0x42cbb15c' as const },
    { to: multicall, data: '0x0f28c97d' as const },
    ...calls,
  ].map(({ to, data }) => ({ target: to, callData: data }))

  it('writes the same bytes as ethers and viem', () => {
    const ours = encodeMulticall(multicall, calls)
    expect(ours).toBe(new Interface(multicallAbi).encodeFunctionData('tryAggregate', [false, targets]))
    expect(ours).toBe(
      encodeFunctionData({ abi: parseAbi(multicallAbi), functionName: 'tryAggregate', args: [false, targets] }),
    )
  })

  it('reads the same results as ethers and viem; a reverted or empty call has none', () => {
    const dataAt = (i: number): Hex => (i % 7 === 0 ? '0x' : `0x${word(i)}`)
    const results = calls.map((_, i) => ({ success: i % 5 !== 0, returnData: dataAt(i) }))
    const own = [99, 1_700_000_000].map((value) => ({ success: true, returnData: `0x${word(value)}` as const }))
    const answer = `0x${multicallContract.functions.tryAggregate.outputs.encode([...own, ...results])}` as const
    const read = decodeMulticall(answer, calls.length)
    const [fromEthers] = new Interface(multicallAbi).decodeFunctionResult('tryAggregate', answer).toArray() as [
      [boolean, Hex][],
    ]
    const fromViem = decodeFunctionResult({ abi: parseAbi(multicallAbi), functionName: 'tryAggregate', data: answer })
    expect(read.blockNumber).toBe(99)
    expect(read.blockTimeSec).toBe(1_700_000_000)
    expect(read.results).toHaveLength(500)
    read.results.forEach((result, i) => {
      const [success, data] = fromEthers[i + 2]!
      expect({ success, returnData: data }).toEqual(fromViem[i + 2])
      expect(result).toBe(success && data !== '0x' ? data : undefined)
    })
  })

  it('rejects the answer to another number of calls', () => {
    const answer: Hex = `0x${multicallContract.functions.tryAggregate.outputs.encode([99, 100].map((value) => ({ success: true, returnData: `0x${word(value)}` as const })))}`
    expect(() => decodeMulticall(answer, 1)).toThrow('Not the answer')
    expect(decodeMulticall(answer, 0).results).toEqual([])
  })

  it('works without the block timestamp if the contract has no such function', () => {
    const answer: Hex = `0x${multicallContract.functions.tryAggregate.outputs.encode([
      { success: true, returnData: `0x${word(99)}` },
      { success: false, returnData: '0x' },
    ])}`
    expect(decodeMulticall(answer, 0)).toEqual({ blockNumber: 99, blockTimeSec: undefined, results: [] })
  })
})
