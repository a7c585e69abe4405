/** A token with a quirk, and its CRO pool. */
export interface OddTokenRow {
  /** Key that tests refer to it by. */
  readonly key: string
  /** Contract and constructor arguments; the last argument is the total supply in base units. */
  readonly contract: string
  readonly args: readonly unknown[]
  readonly pool: { readonly tokenUnits: bigint; readonly wholeCro: bigint }
  /** Base units for each user. */
  readonly userUnits: bigint
}

const bytes32 = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const e = (digits: number) => 10n ** BigInt(digits)

/**
 * Tokens with quirks that the app must handle. A separate account deploys them, so that other addresses don't change;
 * the exchange's ranking excludes them, so that they can only be found by address.
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
  // One whole token is close to the uint256 maximum, and a pool holds less than 1e-24 of it.
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

/** Two of these tokens have an empty pair. */
export const emptyPair: readonly [OddToken, OddToken] = ['noDecimals', 'twoDecimals']
