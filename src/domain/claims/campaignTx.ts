import { combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { readReading } from '@/chain/calls/readReading'
import { earlyBunniesContract } from '@/chain/contracts/earlyBunnies'
import { pointCampaignContract } from '@/chain/contracts/pointCampaign'
import { profileRefundContract } from '@/chain/contracts/profileRefund'
import { teamBunniesContract } from '@/chain/contracts/teamBunnies'
import type { TxCall } from '@/chain/tx/txCall'
import type { Requote, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import { campaignAccountReading, earlyBunnyReading } from './campaignReads'
import type { Campaign, CampaignAccount } from './campaigns'
import type { Claims } from './claims'

const GAS = { margin: 1.2 } as const

function claimCall(campaign: Campaign): TxCall {
  switch (campaign.kind) {
    case 'points':
      return pointCampaignContract(campaign.contract).claim()
    case 'refund':
      return profileRefundContract(campaign.contract).getCakeBack()
    case 'teamBunny':
      return teamBunniesContract(campaign.contract).mintNFT()
    case 'earlyBunny':
      return earlyBunniesContract(campaign.contract).mintNFT(BigInt(campaign.bunnyId))
  }
}

/** Why an account cannot claim any more; undefined if it can. */
function refusal({ hasClaimed, canClaim }: CampaignAccount): TxQuote | undefined {
  if (hasClaimed)
    return { status: 'refused', title: { key: 'claims.tx.claimed' }, text: { key: 'claims.tx.claimed.body' } }
  return canClaim
    ? undefined
    : { status: 'refused', title: { key: 'claims.tx.over' }, text: { key: 'claims.tx.over.body' } }
}

/**
 * Asks again whether the account can claim: another window may have done it, or the campaign may be over. The cost of a
 * bunny is read again too; it can only fall.
 */
function requoteClaim(claims: Claims, campaign: Campaign): Requote {
  return async (client, from) => {
    const terms: Reading<Campaign | undefined> =
      campaign.kind === 'earlyBunny'
        ? earlyBunnyReading(campaign.contract, claims.bunnies, campaign.bunnyId)
        : constantReading(campaign)
    const reading = combineReadings([campaignAccountReading(campaign, from), terms], (own, current) => ({
      own,
      current: current ?? campaign,
    }))
    const { own, current } = await readReading(client, claims.multicall, reading)
    return refusal(own) ?? { status: 'offered', offer: { request: claimTx(claims, current) } }
  }
}

/** The values of a campaign's texts. */
export function campaignValues(campaign: Campaign, { product }: Pick<Claims, 'product'>): Record<string, string> {
  switch (campaign.kind) {
    case 'points':
      return { points: campaign.points.toString() }
    case 'refund':
      return { amount: toAmountText(campaign.amountWei, product.decimals), asset: product.symbol }
    case 'teamBunny':
      return {}
    case 'earlyBunny':
      return { name: campaign.name }
  }
}

/** Claims from a campaign, with the amount that its contract pays. */
export function claimTx(claims: Claims, campaign: Campaign): TxRequest {
  const { product, profile, bunnies } = claims
  const { kind, contract } = campaign
  const values = campaignValues(campaign, claims)
  const isBunny = kind === 'teamBunny' || kind === 'earlyBunny'
  const costWei = kind === 'earlyBunny' ? campaign.costWei : 0n
  return {
    ...claimCall(campaign),
    gas: GAS,
    summary: { key: `claims.tx.${kind}`, values },
    success: { key: `claims.tx.${kind}.success`, values },
    failure: { key: 'claims.tx.failure' },
    touches: [contract, profile, bunnies, product.address],
    preview: {
      sends: costWei === 0n ? [] : [currencyAmount(product, costWei)],
      receives: [
        ...(kind === 'refund' ? [{ ...currencyAmount(product, campaign.amountWei), isGuaranteed: true }] : []),
        ...(isBunny ? [{ token: bunnies, symbol: 'NFT', decimals: 0, amountWei: 1n, isGuaranteed: true }] : []),
      ],
    },
    requote: requoteClaim(claims, campaign),
  }
}
