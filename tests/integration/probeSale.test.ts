import { describe, expect, it } from 'vitest'
import { probeSale, type SaleProbe, type SoldToken } from '@/chain/calls/sale/probeSale'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { transferFees } from '@/domain/token/model/transferFees'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import type { OddToken } from '../../devnet/tables/oddTokens'

const exchange = getExchange()

/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const paidWei = 10n ** 19n

function probe(token: Address): Promise<SaleProbe> {
  if (exchange === undefined) throw new Error('No exchange')
  const { router, wcro, baseTokens } = exchange
  return probeSale(readClient, {
    router,
    wcro: wcro.address,
    token,
    hubs: baseTokens.map(({ address }) => address),
    paidWei,
  })
}

function odd(key: OddToken): Address {
  const address = oddTokenAddress(ODD_DEPLOYER, key)
  return isAddress(address) ? address : ZERO_ADDRESS
}

async function sale(token: Address): Promise<SoldToken> {
  const answer = await probe(token)
  if (answer.status !== 'sold') throw new Error(answer.status)
  return answer
}

/** Returned share of the input, in basis points. */
async function returnedBps(token: Address): Promise<number> {
  const { returnedWei, paidWei } = await sale(token)
  return Number((returnedWei * 10_000n) / paidWei)
}

/** The fees on buying and selling, in per cent. */
async function feePercents(token: Address): Promise<readonly string[]> {
  const { buying, selling } = transferFees(await sale(token))
  return [buying, selling].map((fee) => fee.times(100).toFixed(6))
}

describe('simulated buy and sell', () => {
  it('detects a token that can be bought but not sold', async () => {
    expect(await probe(odd('unsellable'))).toEqual({ status: 'saleRefused' })
  })

  it('returns the input less the pool fees, through another token if needed', async () => {
    expect(await returnedBps(getDeployment().tokens['VVS']?.address ?? ZERO_ADDRESS)).toBeGreaterThan(9900)
    expect(await returnedBps(odd('impostor'))).toBeGreaterThan(9900)
    expect(await returnedBps(getDeployment().tokens['LION']?.address ?? ZERO_ADDRESS)).toBeGreaterThan(9800)
  })

  it("returns less by a token's transfer fee, in both directions", async () => {
    const bps = await returnedBps(odd('feeOnTransfer'))
    expect(bps).toBeGreaterThan(7600)
    expect(bps).toBeLessThan(7744)
  })

  it('measures the fee on each transfer, and none of a token without one', async () => {
    expect(await feePercents(odd('feeOnTransfer'))).toEqual(['12.000000', '12.000000'])
    expect(await feePercents(odd('noDecimals'))).toEqual(['0.000000', '0.000000'])
    expect(await feePercents(getDeployment().tokens['LION']?.address ?? ZERO_ADDRESS)).toEqual(['0.000000', '0.000000'])
  })

  it('reports that a token has no pool', async () => {
    expect(await probe(getDeployment().vaults.list['single-cro']?.shareToken ?? ZERO_ADDRESS)).toEqual({
      status: 'noRoute',
    })
  })
})
