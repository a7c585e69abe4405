import { getCreateAddress, MaxUint256 } from 'ethers'
import { emptyPair, type OddToken, oddTokenTable } from '../tables/oddTokens.ts'
import type { Roles } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import type { Script } from './script.ts'

const WEI = 10n ** 18n

/** Address of an odd token: they are the first contracts that `deployer` creates, in table order. */
export function oddTokenAddress(deployer: string, key: OddToken): string {
  return getCreateAddress({ from: deployer, nonce: oddTokenTable.findIndex((row) => row.key === key) })
}

/** Deploys the odd tokens, their pools and one empty pair, and gives each user some of every token. */
export function deployOddTokens(script: Script, { factory, router }: Exchange, roles: Roles): void {
  const from = roles.oddDeployer
  const rows = oddTokenTable.map((row) => ({ ...row, token: script.deploy(row.contract, row.args, from) }))
  for (const {
    token,
    pool: { tokenUnits, wholeCro },
    userUnits,
  } of rows) {
    script.call(token, 'approve', [router.address, tokenUnits], { from })
    script.call(router, 'addLiquidityETH', [token.address, tokenUnits, 0n, 0n, from, MaxUint256], {
      from,
      value: wholeCro * WEI,
    })
    for (const user of roles.users) script.call(token, 'transfer', [user, userUnits], { from })
  }
  script.call(
    factory,
    'createPair',
    emptyPair.map((key) => oddTokenAddress(from, key)),
    { from },
  )
}
