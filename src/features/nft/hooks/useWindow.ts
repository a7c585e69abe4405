import { deployment } from '@/config/deployment'
import { type WindowState, windowState } from '@/domain/nft/model/saleWindow'
import { useNowSec } from '@/hooks/useNowSec'

/** Where a window of the deployment stands, by the chain's time. */
export function useWindow(name: 'loyaltyNftSale' | 'loyaltyClaim' | 'nftExercise'): WindowState {
  return windowState(deployment.windows[name], useNowSec())
}
