import { getCreateAddress, MaxUint256 } from 'ethers'
import { emptyPair, type OddToken, oddTokenTable } from '../tables/oddTokens.ts'
import type { Roles } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import type { DeployScript } from './script.ts'

const WEI = 10n ** 18n

/** Where an odd token is: they are the first things that `deployer` creates, in the table's order. */
export function oddTokenAddress(deployer: string, key: OddToken): string {
  return getCreateAddress({ from: deployer, nonce: oddTokenTable.findIndex((row) => row.key === key) })
}

/** The odd tokens, their pools, one pair without anything in it, and some of each token for the users. */
export function deployOddTokens(script: DeployScript, { factory, router }: Exchange, roles: Roles): void {
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
