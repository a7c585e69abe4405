/** A token that is unlike the others, with its pool of CRO. */
export interface OddTokenRow {
  /** What tests call it by. */
  readonly key: string
  /** The contract and what it is created with; the last argument is the whole supply, in base units. */
  readonly contract: string
  readonly args: readonly unknown[]
  readonly pool: { readonly tokenUnits: bigint; readonly wholeCro: bigint }
  /** Base units for each of the users. */
  readonly userUnits: bigint
}

const bytes32 = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const e = (digits: number) => 10n ** BigInt(digits)

/**
 * What a page must bear. They come from an account of their own, so that they change no other address; the exchange's
 * ranking leaves them out, so that they are met by address only.
 */
export const oddTokenTable = [
  {
    key: 'noDecimals',
    contract: 'TestToken',
    args: ['Whole Number', 'WHOLE', 0, 1_000_000n],
    pool: { tokenUnits: 10_000n, wholeCro: 20_000n },
    userUnits: 1_000n,
  },
  {
    key: 'twoDecimals',
    contract: 'TestToken',
    args: ['Two Places', 'CENT', 2, 100_000_000n],
    pool: { tokenUnits: 2_000_000n, wholeCro: 20_000n },
    userUnits: 200_000n,
  },
  // One whole token is nearly all that a uint256 holds; a pool holds less than a trillionth of a trillionth of it.
  {
    key: 'mostDecimals',
    contract: 'TestToken',
    args: ['Seventy-seven Places', 'DUST', 77, e(77)],
    pool: { tokenUnits: e(33), wholeCro: 20_000n },
    userUnits: e(32),
  },
  {
    key: 'bytes32Symbol',
    contract: 'Bytes32Token',
    args: [bytes32('Old Maker'), bytes32('OLDMKR'), e(24)],
    pool: { tokenUnits: e(22), wholeCro: 20_000n },
    userUnits: e(21),
  },
  {
    key: 'noSymbol',
    contract: 'NamelessToken',
    args: [e(24)],
    pool: { tokenUnits: e(22), wholeCro: 20_000n },
    userUnits: e(21),
  },
  {
    key: 'feeOnTransfer',
    contract: 'FeeToken',
    args: ['Safe Comet', 'COMET', e(24)],
    pool: { tokenUnits: e(22), wholeCro: 20_000n },
    userUnits: e(21),
  },
  {
    key: 'impostor',
    contract: 'TestToken',
    args: ['USD Coin', 'USDC', 6, e(12)],
    pool: { tokenUnits: e(9), wholeCro: 10_000n },
    userUnits: e(8),
  },
  {
    key: 'unsellable',
    contract: 'HoneypotToken',
    args: ['Golden Ticket', 'TICKET', e(24)],
    pool: { tokenUnits: e(22), wholeCro: 20_000n },
    userUnits: e(21),
  },
] as const satisfies readonly OddTokenRow[]

export type OddToken = (typeof oddTokenTable)[number]['key']

/** Two of them have a pair in which nothing is. */
export const emptyPair: readonly [OddToken, OddToken] = ['noDecimals', 'twoDecimals']
