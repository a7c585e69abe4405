import { describe, expect, it } from 'vitest'
import type { Exchange } from '@/domain/pair/exchange'
import { pairAddress } from '@/domain/pair/pairAddress'
import type { ListedToken, TokenSource } from '@/domain/token/currency'
import { ACCOUNT, FACTORY, testNetwork } from '@/domain/vault/testing/vaults'
import { LOADING } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { type Asset, poolAssets, tokenAssets } from './reads'

const USDC = { address: addressOf('4'), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const WCRO = { address: addressOf('3'), symbol: 'WCRO', name: 'Wrapped CRO', decimals: 18 }
const listed = (token: Omit<ListedToken, 'source'>, source?: TokenSource): ListedToken =>
  source === undefined ? token : { ...token, source }
const read = () => LOADING
/** Whether a price is looked for, rather than known to be missing. */
const isPriced = ({ price }: Asset) => price !== undefined && !('value' in price.derive(read))

const exchange: Exchange = {
  factory: FACTORY,
  router: addressOf('7'),
  wcro: WCRO,
  initCodeHash: `0x${'5'.repeat(64)}`,
  fee: { numerator: 998n, denominator: 1000n },
  baseTokens: [],
}

describe('tokenAssets', () => {
  it('begin with the coin, and are priced only if the deployment names them', () => {
    const [coin, deployed, ranked, added] = tokenAssets(
      testNetwork,
      [
        listed(WCRO, { kind: 'deployment' }),
        listed({ ...WCRO, address: addressOf('9') }, { kind: 'exchange' }),
        listed({ ...WCRO, address: addressOf('8') }),
      ],
      ACCOUNT,
    )
    expect(coin).toMatchObject({ id: 'native', symbol: 'CRO', protocol: 'Cronos' })
    expect([deployed, ranked, added].map((asset) => asset && [isPriced(asset), asset.isOptional])).toEqual([
      [true, undefined],
      [false, true],
      [false, true],
    ])
  })

  it('have no coin where the network lacks a multicall', () => {
    expect(tokenAssets({ ...testNetwork, contracts: {} }, [listed(USDC)], ACCOUNT)).toHaveLength(1)
  })
})

describe('poolAssets', () => {
  const pool = (address: ListedToken['address'], pair: readonly [ListedToken['address'], ListedToken['address']]) =>
    listed({ address, symbol: 'CRO-USDC LP', name: 'Pool', decimals: 18, pair }, { kind: 'exchange' })

  it('are priced only if they are pools of the exchange with two known tokens', () => {
    const own = pairAddress(exchange, WCRO, USDC)
    const assets = poolAssets(
      testNetwork,
      exchange,
      [
        pool(own, [USDC.address, WCRO.address]),
        pool(addressOf('9'), [USDC.address, WCRO.address]),
        pool(addressOf('8'), [USDC.address, addressOf('7')]),
      ],
      ACCOUNT,
    )
    expect(assets.map(isPriced)).toEqual([true, false, false])
    // The pool's own order of the tokens: that of their addresses.
    expect(assets[0]?.price?.calls.map(({ to }) => to)).toContain(own)
    expect(
      poolAssets(testNetwork, undefined, [pool(own, [USDC.address, WCRO.address])], ACCOUNT).map(isPriced),
    ).toEqual([false])
  })
})
