import { chainArea } from './actions/chain'
import { faultsArea } from './actions/faults'
import { locksArea } from './actions/locks'
import { nftsArea } from './actions/nfts'
import { pageArea } from './actions/page'
import { tokensArea } from './actions/tokens'
import { transactionsArea } from './actions/transactions'
import { vaultsArea } from './actions/vaults'
import { walletArea } from './actions/wallet'
import type { Area } from './area'

export const areas: readonly Area[] = [
  pageArea,
  walletArea,
  chainArea,
  faultsArea,
  tokensArea,
  vaultsArea,
  locksArea,
  nftsArea,
  transactionsArea,
]
