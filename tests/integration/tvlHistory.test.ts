import { expect, it } from 'vitest'
import { fetchClosingPrices } from '@/api/exchange/closingPrices'
import { fetchVaultDays } from '@/api/vaults/days'
import { getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { closingPriceSource } from '@/domain/vault/history/closingPrice'
import { dayEnds, tvlDays, tvlHistory, valueAt } from '@/domain/vault/history/tvlHistory'
import { liquidityReading } from '@/domain/vault/reads'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { useChain } from './chain'
import { readNow } from './readings'

const DAY_SEC = 86_400
const chain = useChain()

const network = getDeployment()
const vaults = vaultTable.flatMap((definition) => {
  const found = vaultOnNetwork(network, definition)
  if (found.status === 'missing' || found.vault.listedShareToken === undefined) return []
  const { vault } = found
  return [{ vault, shareToken: found.vault.listedShareToken, source: closingPriceSource(network, vault) }]
})
const addressesOf = (kind: 'token' | 'pair') =>
  vaults.flatMap(({ source }) => (source?.kind === kind ? [source.address] : []))

/** What the subgraphs have, as the app asks for it. */
async function fetchCloses(sinceSec: number) {
  const { vaults: vaultsUrls = [], exchange = [] } = network.subgraphs
  const [{ assets, indexed, counts }, { prices }] = await Promise.all([
    fetchVaultDays(
      vaultsUrls,
      vaults.map(({ shareToken }) => shareToken),
      sinceSec,
    ),
    fetchClosingPrices(exchange, { tokens: addressesOf('token'), pairs: addressesOf('pair') }, sinceSec),
  ])
  return { assets, prices, indexed, counts }
}

async function chainTimeSec(): Promise<number> {
  const { timestamp } = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(timestamp)
}

/** USD of each vault by the chain; undefined without a price. */
async function readValues(): Promise<readonly (Decimal | undefined)[]> {
  const values = await readNow(vaults.map(({ vault, shareToken }) => liquidityReading(network, vault, shareToken)))
  return values.map((value) => value?.usd)
}

it('has the present value of each vault, but for what has accrued and for the fee in the prices of the router', async () => {
  await chain.mine()
  const nowSec = await chainTimeSec()
  const [closes, values] = await Promise.all([fetchCloses(tvlDays(nowSec).sinceSec), readValues()])
  expect(closes.indexed?.timestampSec).toBe(nowSec)
  let compared = 0
  for (const [index, counted] of vaults.entries()) {
    const { points, leftOut } = tvlHistory([counted], closes, [nowSec + 1])
    const [point, value] = [points[0]?.vaultsUsd ?? new Decimal(0), values[index]]
    if (leftOut.length > 0 || value === undefined || value.lt(1)) continue
    compared += 1
    const ratio = point.div(value).toNumber()
    expect(ratio, `${counted.vault.id}: ${point.toFixed(2)} in the history, ${value.toFixed(2)} now`).toBeGreaterThan(
      0.97,
    )
    expect(ratio, counted.vault.id).toBeLessThan(1.03)
  }
  // All but those of stable swaps.
  expect(compared).toBeGreaterThan(50)
})

it('has the value at the end of a day, whatever comes after it', async () => {
  const startSec = await chainTimeSec()
  const { todaySec } = tvlDays(startSec)
  const endSec = todaySec + DAY_SEC
  await chain.increaseTime(endSec - startSec + 60)
  const nowSec = await chainTimeSec()
  const closes = await fetchCloses(tvlDays(nowSec).sinceSec)
  const times = dayEnds(tvlDays(nowSec).sinceSec, closes.indexed?.timestampSec ?? 0)
  expect(times.at(-1)).toBe(endSec)
  const { points, counted, leftOut } = tvlHistory(vaults, closes, times)
  expect(counted.length + leftOut.length).toBe(vaults.length)
  expect(leftOut.every(({ source }) => source === undefined)).toBe(true)
  expect(points.at(-1)?.timeSec).toBe(endSec)
  // Recomputed from the closes of each vault, one by one.
  const sum = counted.reduce((total, { shareToken, source }) => {
    const amount = valueAt(closes.assets.get(shareToken.toLowerCase()) ?? [], endSec) ?? new Decimal(0)
    if (amount.isZero() || source === undefined) return total
    const price =
      source.kind === 'stablecoin'
        ? new Decimal(1)
        : valueAt(closes.prices.get(source.address.toLowerCase()) ?? [], endSec)
    return price === undefined ? total : total.plus(amount.times(price))
  }, new Decimal(0))
  expect(points.at(-1)?.vaultsUsd.toFixed(6)).toBe(sum.toFixed(6))
  expect(closes.counts.deposits).toBeGreaterThan(0)
})
