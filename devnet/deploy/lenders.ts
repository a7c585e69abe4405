import { MaxUint256 } from 'ethers'
import { type LenderName, lenderTable } from '../tables/markets.ts'
import { SECONDS_PER_YEAR } from '../tables/network.ts'
import type { Roles } from './accounts.ts'
import { lendToBorrower } from './markets.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface Lender extends Deployed {
  readonly token: DevnetToken
  /** Interest rate model. */
  readonly config: Deployed
}

export interface Lenders {
  of(name: LenderName): Lender
}

/** Annual rates at 0 %, 80 % and 100 % utilization. */
const YEARLY_RATES = [0.01, 0.16, 1.2]
const RESERVE_BPS = 1_000

/** Deploys the lending vaults with a shared rate model. The deployer supplies, the borrower borrows. */
export function deployLenders(script: Script, tokens: Tokens, roles: Pick<Roles, 'borrower'>): Lenders {
  const perSecond = YEARLY_RATES.map((rate) => BigInt(Math.round((rate * 1e18) / SECONDS_PER_YEAR)))
  const config = script.deploy('InterestRates', [...perSecond, RESERVE_BPS])
  const lenders = new Map<string, Lender>()
  for (const [symbol, row] of Object.entries(lenderTable)) {
    const token = tokens.get(symbol)
    const lender = script.deploy('InterestVault', [
      `Interest bearing ${token.name}`,
      `ib${symbol}`,
      token.address,
      config.address,
    ])
    script.call(token, 'approve', [lender.address, MaxUint256])
    script.call(lender, 'deposit', [unitsWorth(row.suppliedUsd, token)])
    lendToBorrower(script, roles, lender, token, row)
    lenders.set(symbol, { ...lender, token, config })
  }
  return {
    of(name) {
      const lender = lenders.get(name)
      if (lender === undefined) throw new Error(`No vault lends ${name}`)
      return lender
    },
  }
}
