import { encodeBytes32String, Interface } from 'ethers'
import type { IndexedDeployment } from '../../../../subgraphs/manifest.ts'
import type { CreatedToken, ExchangeEventParts } from './exchangeEvents.ts'
import type { FakeChain, FakeLog } from './fakeChain.ts'

const ABI = new Interface([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 index)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
])

export const fakeAddress = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
export const ZERO_ADDRESS = fakeAddress(0)
const FACTORY = fakeAddress(0xfac)

/** One without decimals, which cannot be indexed, and one that returns its texts as bytes32. */
export const fakeTokens: readonly CreatedToken[] = [
  { address: fakeAddress(0x10), symbol: 'WCRO', name: 'Wrapped CRO', decimals: 18 },
  { address: fakeAddress(0x11), symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: fakeAddress(0x12), symbol: 'USDT', name: 'Tether', decimals: 6 },
  { address: fakeAddress(0x13), symbol: 'VVS', name: 'VVS', decimals: 18 },
  { address: fakeAddress(0x14), symbol: 'WBTC', name: 'Bitcoin', decimals: 8 },
  { address: fakeAddress(0x15), symbol: 'WHOLE', name: 'Wholes', decimals: 0 },
  { address: fakeAddress(0x16), symbol: 'MKR', name: 'Maker', decimals: 18 },
  { address: fakeAddress(0x17), symbol: 'ODD', name: 'Odd' },
]
const BYTES32_SYMBOL = 'MKR'
const BASE_TOKENS = ['WCRO', 'USDC', 'VVS'] as const

export const fakeDeployment: IndexedDeployment = {
  network: 'fake',
  startBlock: 0,
  contracts: { wcro: fakeTokens[0]?.address ?? '' },
  tokens: Object.fromEntries(fakeTokens.map(({ address, symbol = '' }) => [symbol, { address }])),
  exchange: { contracts: { factory: FACTORY }, feeNumerator: 997, feeDenominator: 1_000, baseTokens: BASE_TOKENS },
  prediction: { contracts: {} },
  vaults: { contracts: {}, list: {} },
  lottery: { contracts: {} },
}

export const fakeTerms = {
  factory: FACTORY,
  wcro: fakeTokens[0]?.address ?? '',
  stables: [fakeAddress(0x11), fakeAddress(0x12)],
  baseTokens: [fakeAddress(0x10), fakeAddress(0x11), fakeAddress(0x13)],
}

/** Lets the chain answer what a mapping reads of the tokens. */
export function answerForTokens({ answers }: FakeChain): void {
  for (const { address, symbol = '', name = '', decimals } of fakeTokens) {
    const answer = (method: string, value: unknown) =>
      answers.set(
        address + ABI.encodeFunctionData(method),
        symbol === BYTES32_SYMBOL && typeof value === 'string'
          ? encodeBytes32String(value)
          : ABI.encodeFunctionResult(method, [value]),
      )
    answer('symbol', symbol)
    answer('name', name)
    if (decimals !== undefined) answer('decimals', decimals)
  }
}

/** Encodes an event as the factory or a pair would log it. */
export function logOf(event: ExchangeEventParts): FakeLog {
  const encode = (name: string, values: readonly unknown[], address: string): FakeLog => ({
    address,
    ...ABI.encodeEventLog(name, values),
  })
  switch (event.kind) {
    case 'pairCreated':
      return encode('PairCreated', [event.token0.address, event.token1.address, event.pair, 1], FACTORY)
    case 'transfer':
      return encode('Transfer', [event.from, event.to, event.value], event.pair)
    case 'sync':
      return encode('Sync', [event.reserve0, event.reserve1], event.pair)
    case 'mint':
      return encode('Mint', [event.sender, event.amount0, event.amount1], event.pair)
    case 'burn':
      return encode('Burn', [event.sender, event.amount0, event.amount1, event.to], event.pair)
    case 'swap': {
      const { sender, amount0In, amount1In, amount0Out, amount1Out, to } = event
      return encode('Swap', [sender, amount0In, amount1In, amount0Out, amount1Out, to], event.pair)
    }
  }
}
