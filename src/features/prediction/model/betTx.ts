import { predictionContract } from '@/chain/contracts/prediction'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { croValues } from '@/domain/prediction/collectTx'
import type { Position } from '@/domain/prediction/round'
import { currencyAmount, getNativeCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'

/** A bet on another round may come before it and change what it writes. */
const BET_GAS = { margin: 1.5 } as const

const CLOSED = { key: 'prediction.bet.closed' } as const

/** Refuses a bet once another round takes bets. */
function refuseOtherRound(prediction: Address, epoch: number): Requote {
  return async (client, _from, agreed) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const current = await readCall(client, predictionContract(prediction).currentEpoch())
    return Number(current) === epoch
      ? { status: 'offered', offer: agreed }
      : { status: 'refused', title: CLOSED, text: { key: 'prediction.bet.closed.body' } }
  }
}

/** Bets CRO on a round, once and for good. */
export function betTx(prediction: Address, epoch: number, position: Position, amountWei: bigint): TxRequest {
  const contract = predictionContract(prediction)
  const value = { value: amountWei }
  const values = { ...croValues(amountWei), epoch: String(epoch) }
  return {
    ...(position === 'bull' ? contract.betBull(BigInt(epoch), value) : contract.betBear(BigInt(epoch), value)),
    gas: BET_GAS,
    summary: { key: `prediction.tx.bet.${position}`, values },
    success: { key: `prediction.tx.bet.${position}.success`, values },
    failure: { key: 'prediction.tx.bet.failure' },
    touches: [prediction],
    preview: {
      sends: [currencyAmount(getNativeCurrency(), amountWei)],
      receives: [],
      warning: { key: 'prediction.tx.bet.warning' },
    },
    requote: refuseOtherRound(prediction, epoch),
  }
}
