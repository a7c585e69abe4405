import { routes } from '@/config/routes'
import type { StakeVenue } from './stakeVenue'

/** In the query string of the pools, for the finished ones. */
export const STATE_PARAM = 'state'
export const FINISHED = 'finished'

/** The list where a stake can be managed, searched for its farm or pool. @param hasEnded whether a pool has finished */
export function stakePath(venue: StakeVenue, hasEnded: boolean): string {
  switch (venue.kind) {
    case 'farm':
      return `${routes.farms}?${new URLSearchParams({ q: venue.farm.staked.symbol }).toString()}`
    case 'pool': {
      const { staked, reward } = venue.pool
      const params = new URLSearchParams({ q: [...new Set([reward.symbol, staked.symbol])].join(' ') })
      if (hasEnded) params.set(STATE_PARAM, FINISHED)
      return `${routes.pools}?${params.toString()}`
    }
    case 'auto':
      return routes.pools
  }
}
