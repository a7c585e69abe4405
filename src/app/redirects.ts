import { routes, vaultPath } from '@/config/routes'

interface Redirect {
  readonly from: string
  readonly to: string
}

const toEarn = [
  '/inscription/bridge',
  '/inscription/market',
  '/stableSwap',
  '/game/bet',
  '/buy',
  '/earn/usdc',
  '/earn/btc',
  '/earn/eth',
  '/earn/tonic',
  '/earn/cro',
  vaultPath('annex-vvs'),
]

/** Paths of earlier versions, matched before all pages. */
export const redirects: readonly Redirect[] = [
  ...toEarn.map((from) => ({ from, to: routes.earn })),
  { from: vaultPath('single-vvs'), to: vaultPath('vvs-vvs') },
  { from: '/pancake-squad', to: routes.squad },
]
