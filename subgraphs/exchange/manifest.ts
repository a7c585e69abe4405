import { createDataSource, createManifest, createTemplate, type IndexedDeployment, type Manifest } from '../manifest.ts'

const UNISWAP = '../../node_modules/@uniswap/v2-core/build'
/** Dollar stablecoins with a CRO pool. */
const STABLES = ['USDC', 'USDT', 'DAI'] as const

/** Indexes the factory and, from its creation on, each of its pairs. */
export function exchangeManifest(deployment: IndexedDeployment): Manifest {
  const { contracts, tokens, exchange } = deployment
  const { factory } = exchange.contracts
  const addressesOf = (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => tokens[symbol]?.address.toLowerCase() ?? []).join(',')
  const feePart = (exchange.feeDenominator - exchange.feeNumerator) / exchange.feeDenominator
  return createManifest(
    [
      createDataSource(deployment, factory, {
        name: 'Factory',
        abis: {
          Factory: `${UNISWAP}/IUniswapV2Factory.json`,
          Erc20: '../../abis/Erc20.json',
          Bytes32Token: './abis/Bytes32Token.json',
        },
        entities: ['VvsFactory', 'Pair', 'PairLookup', 'Token'],
        handlers: { 'PairCreated(indexed address,indexed address,address,uint256)': 'handlePairCreated' },
        context: {
          factory: factory.toLowerCase(),
          wcro: contracts.wcro.toLowerCase(),
          stables: addressesOf(STABLES),
          baseTokens: addressesOf(exchange.baseTokens),
          fee: String(feePart),
        },
      }),
    ],
    [
      createTemplate(deployment, {
        name: 'Pair',
        abis: { Pair: `${UNISWAP}/IUniswapV2Pair.json` },
        entities: ['VvsFactory', 'Bundle', 'Pair', 'Token', 'Mint', 'Burn', 'Swap', 'LiquidityPosition'],
        handlers: {
          'Transfer(indexed address,indexed address,uint256)': 'handleTransfer',
          'Sync(uint112,uint112)': 'handleSync',
          'Mint(indexed address,uint256,uint256)': 'handleMint',
          'Burn(indexed address,uint256,uint256,indexed address)': 'handleBurn',
          'Swap(indexed address,uint256,uint256,uint256,uint256,indexed address)': 'handleSwap',
        },
      }),
    ],
  )
}
