import { type DeployedToken, type Deployment, fromDeployment } from '@/config/deployment'
import { type Address, isSameAddress } from '@/lib/hex'

/** LP tokens of Uniswap V2 pairs have 18 decimals, whatever their tokens have. */
export const LP_DECIMALS = 18

export interface Token extends DeployedToken {
  readonly symbol: string
}

/** The deployed token of a symbol; undefined where this network lacks it. */
export function findToken(network: Deployment, symbol: string): Token | undefined {
  const token = network.tokens[symbol]
  return token === undefined ? undefined : { ...token, symbol }
}

export function findTokenByAddress(network: Deployment, address: Address): Token | undefined {
  const entry = Object.entries(network.tokens).find(([, token]) => isSameAddress(token.address, address))
  return entry === undefined ? undefined : { ...entry[1], symbol: entry[0] }
}

/** The token that dollar values are read in. */
export const getDollarToken = fromDeployment((deployment) => findToken(deployment, 'USDC'))
