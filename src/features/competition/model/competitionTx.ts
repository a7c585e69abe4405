import { readReading } from '@/chain/calls/readReading'
import { tradingCompetitionContract } from '@/chain/contracts/tradingCompetition'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { refuse } from '@/domain/competition/claimTx'
import type { Competition } from '@/domain/competition/competition'
import { COMPETITION_STATUSES, nextPublicStatus, type PublicStatus } from '@/domain/competition/model/phase'
import { competitionPhaseReading, competitionReading, ownEntryReading } from '@/domain/competition/reads'
import type { Address } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

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
