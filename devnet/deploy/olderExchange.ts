import { MaxUint256 } from 'ethers'
import { olderExchange } from '../tables/pools.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, DeployScript } from './script.ts'
import { type Tokens, unitsWorth } from './tokens.ts'

/** Another exchange of the same kind, whose liquidity the app offers to move. */
export interface OlderExchange {
  readonly factory: Deployed
  readonly router: Deployed
}

/** An exchange that people have left, with a little in it that is still theirs. */
export function deployOlderExchange(script: DeployScript, tokens: Tokens, { users }: Roles): OlderExchange {
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
