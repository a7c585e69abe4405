import { productToken } from '../brand.ts'
import { campaignStock, campaignWindows } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'
import type { Tokens } from './tokens.ts'

export interface Nfts {
  readonly optionNft: Deployed
  readonly optionExercise: Deployed
  readonly loyaltyNft: Deployed
  readonly loyaltyClaim: Deployed
}

/**
 * Deploys the option NFT with its exercise contract and the loyalty NFT with its claim contract, and funds both
 * payouts.
 */
export function deployNfts(
  script: Script,
  tokens: Tokens,
  { treasury }: Pick<Roles, 'treasury'>,
  stock: { readonly optionTokens: bigint; readonly loyaltyWcro: bigint } = campaignStock,
): Nfts {
  const { nftExercise, loyaltyNftSale, loyaltyClaim: claimWindow } = campaignWindows
  const product = tokens.get(productToken.symbol)
  const wcro = tokens.get('WCRO')

  const optionNft = script.deploy('OptionNft', [treasury])
  const exerciseArgs = [optionNft.address, product.address, treasury, nftExercise.from, nftExercise.until]
  const optionExercise = script.deploy('OptionExercise', exerciseArgs)
  script.call(product, 'transfer', [optionExercise.address, stock.optionTokens])

  const loyaltyNft = script.deploy('LoyaltyNft', [treasury, loyaltyNftSale.from, loyaltyNftSale.until])
  const loyaltyClaim = script.deploy('LoyaltyClaim', [
    loyaltyNft.address,
    wcro.address,
    claimWindow.from,
    claimWindow.until,
  ])
  script.call(wcro, 'transfer', [loyaltyClaim.address, stock.loyaltyWcro])
  return { optionNft, optionExercise, loyaltyNft, loyaltyClaim }
}
