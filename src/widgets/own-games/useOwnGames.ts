import { useMemo } from 'react'
import type { OwnGame } from '@/domain/game/ownGame'
import { useOwnPrediction } from '@/domain/prediction/useOwnPrediction'
import type { Address } from '@/lib/hex'

/** What an account has in each game of the network. */
export function useOwnGames(account: Address): readonly OwnGame[] {
  const prediction = useOwnPrediction(account)
  return useMemo(() => [prediction].filter((game) => game !== undefined), [prediction])
}
