import { type DeployedToken, type Deployment, fromDeployment } from '@/config/deployment'
import { type Address, isSameAddress } from '@/lib/hex'

/** LP tokens of Uniswap V2 pairs always have 18 decimals. */
export const LP_DECIMALS = 18

export interface Token extends DeployedToken {
  readonly symbol: string
}

/** A deployed token by symbol; undefined if the network lacks it. */
export function findToken(network: Deployment, symbol: string): Token | undefined {
  const token = network.tokens[symbol]
  return token === undefined ? undefined : { ...token, symbol }
}

/** A deployed token by address; undefined if the network lacks it. */
export function findTokenByAddress(network: Deployment, address: Address): Token | undefined {
  const entry = Object.entries(network.tokens).find(([, token]) => isSameAddress(token.address, address))
  return entry === undefined ? undefined : { ...entry[1], symbol: entry[0] }
}

/** The token that dollar values are quoted in. */
export const getDollarToken = fromDeployment((deployment) => findToken(deployment, 'USDC'))
