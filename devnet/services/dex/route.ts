import type { Rpc } from '../../chain/rpc.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { json, type Route } from '../route.ts'
import type { DexReader } from './pools.ts'
import { rankByLiquidity } from './topLists.ts'

/** Tokens with less CRO in their pools are not ranked, because anyone can create a pool. In wei. */
const MIN_LIQUIDITY_CRO = 100_000n * 10n ** 18n

/**
 * DEX info API: /dex/top-tokens and /dex/top-pools, from the exchange's pairs. Amounts are decimal strings in base
 * units.
 */
export function dexRoute(rpc: Rpc, deployment: DevnetDeployment): Route {
  const { contracts, tokens } = deployment
  let reader: DexReader | undefined
  let latest: { readonly blockHash: string; readonly top: ReturnType<typeof readTop> } | undefined

  /** Both lists come from the same block and are cached until the next one. */
  async function topOfBlock() {
    const { hash: blockHash } = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly hash: string }
    if (latest?.blockHash === blockHash) return latest.top
    const top = readTop()
    latest = { blockHash, top }
    top.catch(() => (latest = undefined))
    return top
  }

  async function readTop() {
    // Imported lazily: it depends on ethers, which would slow down the start.
    reader ??= (await import('./pools.ts')).createDexReader(rpc, deployment)
    const ranked = rankByLiquidity(await reader.readPools(), contracts.wcro, tokens['USDC']?.address ?? '')
    const tokensAtTop = ranked.tokens.filter(({ liquidityCro }) => liquidityCro >= MIN_LIQUIDITY_CRO)
    const isTop = new Set(tokensAtTop.map(({ address }) => address))
    const top = {
      tokens: tokensAtTop,
      pools: ranked.pools.filter(({ token0, token1 }) => isTop.has(token0) && isTop.has(token1)),
    }
    const facts = await reader.readTokens(top.tokens.map(({ address }) => address))
    return { ...top, facts: new Map(top.tokens.map(({ address }, index) => [address, facts[index] ?? {}])) }
  }

  async function topTokens() {
    const { tokens: ranked, facts } = await topOfBlock()
    return ranked.map(({ address, liquidityCro }) => ({
      id: address,
      ...facts.get(address),
      liquidityCro: String(liquidityCro),
    }))
  }

  async function topPools() {
    const { pools, facts } = await topOfBlock()
    return pools.map(({ address, token0, token1, reserve0, reserve1, liquidityCro }) => ({
      id: address,
      token0: { id: token0, ...facts.get(token0) },
      token1: { id: token1, ...facts.get(token1) },
      reserve0: String(reserve0),
      reserve1: String(reserve1),
      liquidityCro: String(liquidityCro),
    }))
  }

  return async ({ pathname }) => {
    if (pathname === '/dex/top-tokens') return json(200, { data: { now: await topTokens() } })
    if (pathname === '/dex/top-pools') return json(200, { data: { now: await topPools() } })
    return undefined
  }
}
