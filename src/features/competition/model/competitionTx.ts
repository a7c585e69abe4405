import { readReading } from '@/chain/calls/readReading'
import { tradingCompetitionContract } from '@/chain/contracts/tradingCompetition'
import type { Requote, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import type { Competition } from '@/domain/competition/competition'
import { COMPETITION_STATUSES, nextPublicStatus, type PublicStatus } from '@/domain/competition/model/phase'
import { competitionPhaseReading, competitionReading, type OwnEntry, ownEntryReading } from '@/domain/competition/reads'
import { currencyAmount } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

type Refusal = 'enter' | 'claim' | 'ungiven' | 'advance'

function refuse(reason: Refusal): TxQuote {
  return {
    status: 'refused',
    title: { key: `competition.tx.${reason}.refused` },
    text: { key: 'competition.tx.refused.body' },
  }
}

/** Enters the account for a team: that of its profile in the block of the transaction. */
export function enterTx(competition: Competition, account: Address, team: string): TxRequest {
  const { address, multicall } = competition
  const requote: Requote = async (client) => {
    const phase = await readReading(client, multicall, competitionPhaseReading(competition))
    const { isRegistered } = await readReading(client, multicall, ownEntryReading(address, account))
    const isOpen = (phase === 'registration' || phase === 'opening') && !isRegistered
    return isOpen ? { status: 'offered', offer: { request: enterTx(competition, account, team) } } : refuse('enter')
  }
  return {
    ...tradingCompetitionContract(address).register(),
    gas: GAS,
    summary: { key: 'competition.tx.enter', values: { team } },
    success: { key: 'competition.tx.enter.success', values: { team } },
    failure: { key: 'competition.tx.enter.failure' },
    touches: [address],
    preview: { sends: [], receives: [], warning: { key: 'competition.enter.public' } },
    requote,
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

/** Sets the next status, which anyone can do once its time has come. */
export function advanceTx(competition: Competition, status: PublicStatus): TxRequest {
  const { address, multicall } = competition
  const requote: Requote = async (client) => {
    const phase = await readReading(client, multicall, competitionPhaseReading(competition))
    const state = await readReading(client, multicall, competitionReading(address))
    return nextPublicStatus(phase, state.status) === status
      ? { status: 'offered', offer: { request: advanceTx(competition, status) } }
      : refuse('advance')
  }
  return {
    ...tradingCompetitionContract(address).updateCompetitionStatus(BigInt(COMPETITION_STATUSES.indexOf(status))),
    gas: GAS,
    summary: { key: `competition.tx.advance.${status}` },
    success: { key: `competition.tx.advance.${status}.success` },
    failure: { key: 'competition.tx.advance.failure' },
    touches: [address],
    preview: { sends: [], receives: [] },
    requote,
  }
}
