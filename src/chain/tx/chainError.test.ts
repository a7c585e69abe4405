import { Interface, id, makeError } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { Hex } from '@/lib/hex'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { type ChainError, ChainFailure, toChainError } from './chainError'
import { customErrorSelectors, decodeRevert } from './revert'

const errors = new Interface([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])
const encode = (name: string, ...args: unknown[]) => errors.encodeErrorResult(name, args) as Hex
const reverted = encode('Error', 'Vault: too little')

/** An error as BrowserProvider wraps it if it does not recognize it. */
const coalesced = (error: object) =>
  makeError('could not coalesce error', 'UNKNOWN_ERROR', {
    error,
    payload: { method: 'eth_sendTransaction', params: [{ data: '0x00' }], id: 1, jsonrpc: '2.0' },
  })

describe('toChainError', () => {
  it.each<[string, unknown, ChainError]>([
    [
      'a refused signature (EIP-1193)',
      { code: 4001, message: 'User rejected the request.' },
      { kind: 'rejected', reason: 'User rejected the request.' },
    ],
    [
      'ethers on a refused signature',
      makeError('user rejected action', 'ACTION_REJECTED', {
        action: 'sendTransaction',
        reason: 'rejected',
        info: { error: { code: 4001, message: 'no' } },
      }),
      { kind: 'rejected' },
    ],
    [
      'a refusal that a wallet wrapped',
      { code: -32603, message: 'Internal error', data: { originalError: { code: 4001, message: 'denied' } } },
      { kind: 'rejected' },
    ],
    [
      'an account that was not authorised',
      { code: 4100, message: 'Unauthorized' },
      { kind: 'rejected', reason: 'Unauthorized' },
    ],
    [
      'a wallet that lost its node',
      { code: 4900, message: 'Disconnected' },
      { kind: 'network', reason: 'Disconnected' },
    ],
    [
      'a chain that the wallet does not know',
      { code: 4902, message: 'Unrecognized chain ID' },
      { kind: 'wrongChain', reason: 'Unrecognized chain ID' },
    ],
    [
      'geth without funds',
      new RpcError('insufficient funds for gas * price + value: balance 0', -32000),
      { kind: 'insufficientFunds' },
    ],
    [
      'anvil without funds',
      new RpcError('Insufficient funds for gas * price + value', -32003),
      { kind: 'insufficientFunds' },
    ],
    ['an old nonce', new RpcError('nonce too low', -32000), { kind: 'underpriced', reason: 'nonce too low' }],
    ['a low fee', new RpcError('transaction underpriced', -32000), { kind: 'underpriced' }],
    [
      'a replacement that pays too little',
      new RpcError('replacement transaction underpriced', -32000),
      { kind: 'underpriced' },
    ],
    [
      'a revert with its reason as data',
      new RpcError('execution reverted', 3, reverted),
      { kind: 'wouldRevert', reason: 'Vault: too little' },
    ],
    [
      'a revert with its reason in the message',
      new RpcError('execution reverted: Vault: too little', -32000),
      { kind: 'wouldRevert', reason: 'Vault: too little' },
    ],
    ['a revert without a reason', new RpcError('execution reverted', -32000), { kind: 'wouldRevert' }],
    [
      'a revert inside a wallet error',
      {
        code: -32603,
        message: 'Internal JSON-RPC error.',
        data: { code: 3, message: 'execution reverted', data: reverted },
      },
      { kind: 'wouldRevert', reason: 'Vault: too little' },
    ],
    [
      'a panic',
      new RpcError('execution reverted', 3, encode('Panic', 0x11)),
      { kind: 'wouldRevert', reason: 'Arithmetic overflow' },
    ],
    [
      'ethers on a failed estimate',
      makeError('missing revert data', 'CALL_EXCEPTION', {
        action: 'estimateGas',
        data: null,
        reason: null,
        transaction: { to: null, data: '0x' },
        invocation: null,
        revert: null,
      }),
      { kind: 'wouldRevert' },
    ],
    ['a node that is not there', new NetworkError('HTTP 502'), { kind: 'network', reason: 'HTTP 502' }],
    ["the browser's fetch", new TypeError('Failed to fetch'), { kind: 'network', reason: 'Failed to fetch' }],
    ['a failure of our own', new ChainFailure({ kind: 'wrongChain' }), { kind: 'wrongChain' }],
    ['no hash', new Error('No transaction hash found.'), { kind: 'unknown', reason: 'No transaction hash found.' }],
    ['a text', 'boom', { kind: 'unknown', reason: 'boom' }],
    ['nothing', undefined, { kind: 'unknown' }],
  ])('reads %s', (_what, thrown, expected) => {
    expect(toChainError(thrown)).toMatchObject(expected)
  })

  it.each<[string, unknown, string | undefined]>([
    [
      'that ethers could not read',
      coalesced({ code: -32002, message: 'The wallet is locked' }),
      'The wallet is locked',
    ],
    ['that ethers could not read, without words', coalesced({ code: -32002 }), undefined],
    [
      'wrapped twice',
      coalesced({
        code: -32603,
        message: 'Internal JSON-RPC error.',
        data: { originalError: { message: 'Ledger device is busy' } },
      }),
      'Ledger device is busy',
    ],
    [
      'in JSON within its message',
      {
        code: -32603,
        message: `[ethjs-query] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"message":"Blind signing is off"}}}'`,
      },
      'Blind signing is off',
    ],
    [
      'before a dump',
      new Error('Signing failed (request={ "method": "eth_sendTransaction" }, code=BAD)'),
      'Signing failed',
    ],
    ['that is a dump alone', new Error('{"code":1,"x":["0x00"]'), undefined],
  ])("shows a wallet's message %s, never a library's dump", (_what, thrown, reason) => {
    expect(toChainError(thrown)).toEqual(reason === undefined ? { kind: 'unknown' } : { kind: 'unknown', reason })
  })

  it('has no reason for revert data that cannot be decoded', () => {
    const undecoded = {
      code: 3,
      message:
        'execution reverted: custom error 0xdeadbeef: 0000000000000000000000000000000000000000000000000000000000000001',
      data: `0xdeadbeef${'0'.repeat(63)}1`,
    }
    expect(toChainError(undecoded)).toEqual({ kind: 'wouldRevert' })
    expect(toChainError({ ...undecoded, message: 'execution reverted: 0xdeadbeef' })).toEqual({ kind: 'wouldRevert' })
  })

  it("prefers the decoded NFT error to the node's message", () => {
    const data = `0x7e273289${'7'.padStart(64, '0')}`
    expect(toChainError({ code: 3, message: 'execution reverted: custom error 0x7e273289', data })).toEqual({
      kind: 'wouldRevert',
      reason: 'ERC721NonexistentToken(7)',
    })
  })

  it('survives circular errors', () => {
    const error: Record<string, unknown> = { message: 'loop' }
    error['error'] = error
    expect(toChainError(error)).toEqual({ kind: 'unknown', reason: 'loop' })
  })

  it('shortens foreign messages and strips hidden and direction-changing characters', () => {
    expect(toChainError(new Error('x'.repeat(5_000))).reason).toHaveLength(200)
    expect(toChainError(new Error(`${' '.repeat(1_000_000)}execution reverted`))).toEqual({ kind: 'unknown' })
    expect(toChainError(new Error('Send\u202e all\n\nto me\u200b'))).toEqual({
      kind: 'unknown',
      reason: 'Send all to me',
    })
  })
})

describe('decodeRevert', () => {
  it('has the correct selector for every custom error', () => {
    for (const [selector, signature] of customErrorSelectors()) expect(selector).toBe(id(signature).slice(0, 10))
  })

  it('formats a custom error with its arguments', () => {
    const account = `0x${'1'.repeat(40)}`
    expect(decodeRevert(encode('ERC20InsufficientBalance', account, 1n, 2n))).toBe(
      `ERC20InsufficientBalance(${account}, 1, 2)`,
    )
  })

  it.each<Hex>(['0x', '0x08c379a0', '0x08c379a0ff', '0xdeadbeef', `0x08c379a0${'f'.repeat(128)}`])(
    'finds no reason in %s',
    (data) => {
      expect(decodeRevert(data)).toBeUndefined()
    },
  )
})
