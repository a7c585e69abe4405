import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { type DrawRecord, proveDraw } from './drawProof'

const WORD = parseAbiParameters('bytes32')
const DRAW = parseAbiParameters('uint256, bytes32, bytes32')
const ID = 258
const secret = `0x${'5eed'.repeat(16)}` as const
const blockHash = `0x${'b10c'.repeat(16)}` as const
const commitment = keccak256(encodeAbiParameters(WORD, [secret]))
const random = BigInt(keccak256(encodeAbiParameters(DRAW, [BigInt(ID), blockHash, secret])))
const finalNumber = 1_000_000 + Number(random % 1_000_000n)
const draw: DrawRecord = { commitment, secret, targetBlock: 12, blockHash, random, isReady: true }

describe('proveDraw', () => {
  it("computes what the contracts do, by viem's encoding", () => {
    expect(proveDraw(ID, draw, finalNumber, blockHash)).toEqual({
      commitment: 'passed',
      block: 'passed',
      random,
      randomCheck: 'passed',
      finalNumber,
      numberCheck: 'passed',
    })
  })

  it('takes a draw without a secret', () => {
    const alone = BigInt(keccak256(encodeAbiParameters(DRAW, [BigInt(ID), blockHash, `0x${'0'.repeat(64)}`])))
    const proof = proveDraw(ID, { ...draw, secret: undefined, random: alone }, undefined, undefined)
    expect(proof).toMatchObject({
      commitment: undefined,
      randomCheck: 'passed',
      block: 'unknown',
      numberCheck: 'unknown',
    })
  })

  it.each<[string, Partial<DrawRecord>, string[]]>([
    ['another secret', { secret: `0x${'11'.repeat(32)}` }, ['failed', 'passed', 'failed', 'failed']],
    ['another commitment', { commitment: blockHash }, ['failed', 'passed', 'passed', 'passed']],
    ['another hash', { blockHash: `0x${'22'.repeat(32)}` }, ['passed', 'failed', 'failed', 'failed']],
    ['another random number', { random: random + 1n }, ['passed', 'passed', 'failed', 'passed']],
  ])('finds %s', (_what, part, results) => {
    const proof = proveDraw(ID, { ...draw, ...part }, finalNumber, blockHash)
    expect([proof.commitment, proof.block, proof.randomCheck, proof.numberCheck]).toEqual(results)
  })

  it('finds another final number', () => {
    expect(proveDraw(ID, draw, finalNumber + 1, blockHash).numberCheck).toBe('failed')
  })
})
