import { readReading } from '@/chain/calls/readReading'
import { tradingCompetitionContract } from '@/chain/contracts/tradingCompetition'
import type { Requote, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import type { Competition } from './competition'
import { type OwnEntry, ownEntryReading } from './reads'

const GAS = { margin: 1.2 } as const

type Refusal = 'enter' | 'claim' | 'ungiven' | 'advance'

/** A refused offer of a transaction with a competition. */
export function refuse(reason: Refusal): TxQuote {
  return {
    status: 'refused',
    title: { key: `competition.tx.${reason}.refused` },
    text: { key: 'competition.tx.refused.body' },
  }
}

/** Claims the prizes of an entry. */
export function claimTx(
  competition: Competition,
  account: Address,
  { prizeWei, prizePoints }: Pick<OwnEntry, 'prizeWei' | 'prizePoints'>,
): TxRequest {
  const { address, multicall, token } = competition
  const requote: Requote = async (client) => {
    const entry = await readReading(client, multicall, ownEntryReading(address, account))
    return entry.canClaim
      ? { status: 'offered', offer: { request: claimTx(competition, account, entry) } }
      : refuse('claim')
  }
  const values = { points: String(prizePoints) }
  return {
    ...tradingCompetitionContract(address).claimReward(),
    gas: GAS,
    summary: { key: 'competition.tx.claim', values },
    success: { key: 'competition.tx.claim.success', values },
    failure: { key: 'competition.tx.claim.failure' },
    touches: [address, token.address],
    preview: {
      sends: [],
      receives: prizeWei === 0n ? [] : [{ ...currencyAmount(token, prizeWei), isGuaranteed: true }],
    },
    requote,
  }
}

/** Claims points and the collectible that a claim could not give. */
export function claimUngivenTx(competition: Competition, account: Address): TxRequest {
  const { address, multicall } = competition
  const requote: Requote = async (client) => {
    const { ungivenPoints, hasUngivenNft } = await readReading(client, multicall, ownEntryReading(address, account))
    return ungivenPoints > 0n || hasUngivenNft
      ? { status: 'offered', offer: { request: claimUngivenTx(competition, account) } }
      : refuse('ungiven')
  }
  return {
    ...tradingCompetitionContract(address).claimUngiven(),
    gas: GAS,
    summary: { key: 'competition.tx.ungiven' },
    success: { key: 'competition.tx.ungiven.success' },
    failure: { key: 'competition.tx.ungiven.failure' },
    touches: [address],
    preview: { sends: [], receives: [] },
    requote,
  }
}
