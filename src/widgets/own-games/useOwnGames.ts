import { useMemo } from 'react'
import type { OwnGame } from '@/domain/game/ownGame'
import { useOwnLottery } from '@/domain/lottery/useOwnLottery'
import { useOwnPrediction } from '@/domain/prediction/useOwnPrediction'
import type { Address } from '@/lib/hex'

/** What an account has in each game of the network. */
export function useOwnGames(account: Address): readonly OwnGame[] {
  const prediction = useOwnPrediction(account)
  const lottery = useOwnLottery(account)
  return useMemo(() => [prediction, lottery].filter((game) => game !== undefined), [prediction, lottery])
}
