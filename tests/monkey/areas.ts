import { allowancesArea } from './actions/allowances'
import { chainArea } from './actions/chain'
import { earnArea } from './actions/earn'
import { faultsArea } from './actions/faults'
import { formsArea } from './actions/forms'
import { liquidityArea } from './actions/liquidity'
import { locksArea } from './actions/locks'
import { lotteryArea } from './actions/lottery'
import { nftsArea } from './actions/nfts'
import { pageArea } from './actions/page'
import { portfolioArea } from './actions/portfolio'
import { predictionArea } from './actions/prediction'
import { stakesArea } from './actions/stakes'
import { tokensArea } from './actions/tokens'
import { transactionsArea } from './actions/transactions'
import { vaultsArea } from './actions/vaults'
import { walletArea } from './actions/wallet'
import type { Area } from './area'

export const areas: readonly Area[] = [
  pageArea,
  formsArea,
  walletArea,
  chainArea,
  faultsArea,
  tokensArea,
  vaultsArea,
  earnArea,
  portfolioArea,
  liquidityArea,
  stakesArea,
  predictionArea,
  allowancesArea,
  locksArea,
  nftsArea,
  lotteryArea,
  transactionsArea,
]
