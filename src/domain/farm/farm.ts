import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken, TokenSource } from '@/domain/token/currency'
import { pairName, pairSymbol } from '@/domain/token/model/tokenText'
import { findToken, findTokenByAddress, LP_DECIMALS, type Token } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** A pool of the product token's farm. */
export interface Farm {
  readonly pid: number
  readonly chef: Address
  /** What is staked: an LP token, or the product token in pool 0. */
  readonly staked: ListedToken
  readonly token: Token
  /** The token that the LP token is valued in; absent in pool 0. */
  readonly quoteToken?: Token
  readonly rewardToken: Token
  readonly isCommunity: boolean
}

const DEPLOYED: TokenSource = { kind: 'deployment' }

/** The farms of a network, in the order of its deployment; none without the farm's contract. */
export function farmsOf(network: Deployment): readonly Farm[] {
  const { masterChef: chef } = network.farms.contracts
  const { product } = network.contracts
  const rewardToken = product && findTokenByAddress(network, product)
  if (chef === undefined || rewardToken === undefined) return []
  return network.farms.list.flatMap((listed): readonly Farm[] => {
    const token = findToken(network, listed.token)
    if (token === undefined) return []
    const farm = { pid: listed.pid, chef, token, rewardToken, isCommunity: listed.isCommunity === true }
    if (listed.quoteToken === undefined) return [{ ...farm, staked: { ...token, source: DEPLOYED } }]
    const quoteToken = findToken(network, listed.quoteToken)
    if (quoteToken === undefined) return []
    return [{ ...farm, quoteToken, staked: lpTokenOf(listed.lpToken, token, quoteToken) }]
  })
}

function lpTokenOf(address: Address, token: Token, quoteToken: Token): ListedToken {
  return {
    address,
    symbol: pairSymbol(token.symbol, quoteToken.symbol),
    name: pairName(token.name, quoteToken.name),
    decimals: LP_DECIMALS,
    pair: [token.address, quoteToken.address],
    source: DEPLOYED,
  }
}

/** The farms of the current deployment. */
export const getFarms = fromDeployment(farmsOf)
