import { MaxUint256 } from 'ethers'
import { olderExchange } from '../tables/pools.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'
import { type Tokens, unitsWorth } from './tokens.ts'

/** Another Uniswap V2 exchange, from which the app offers to migrate liquidity. */
export interface OlderExchange {
  readonly factory: Deployed
  readonly router: Deployed
}

/** Deploys the old exchange with a few remaining user positions. */
export function deployOlderExchange(script: Script, tokens: Tokens, { users }: Roles): OlderExchange {
  const factory = script.deploy('UniswapV2Factory', [script.deployer])
  const router = script.deploy('UniswapV2Router02', [factory.address, tokens.get('WCRO').address])
  for (const {
    tokens: [a, b],
    sideUsd,
  } of olderExchange.pools) {
    const sides = [tokens.get(a), tokens.get(b)] as const
    for (const token of sides) script.call(token, 'approve', [router.address, MaxUint256])
    const amounts = sides.map((token) => unitsWorth(sideUsd, token))
    for (const holder of [script.deployer, ...users]) {
      script.call(router, 'addLiquidity', [sides[0].address, sides[1].address, ...amounts, 0n, 0n, holder, MaxUint256])
    }
  }
  return { factory, router }
}
