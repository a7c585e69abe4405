// Written from the files of locales/en-US when the site is served, built or tested. Do not edit.
import type address from '../../../locales/en-US/address.json'
import type allowances from '../../../locales/en-US/allowances.json'
import type auction from '../../../locales/en-US/auction.json'
import type chart from '../../../locales/en-US/chart.json'
import type claims from '../../../locales/en-US/claims.json'
import type commonChart from '../../../locales/en-US/common/chart.json'
import type commonCommon from '../../../locales/en-US/common/common.json'
import type commonContracts from '../../../locales/en-US/common/contracts.json'
import type commonFigures from '../../../locales/en-US/common/figures.json'
import type commonNodes from '../../../locales/en-US/common/nodes.json'
import type commonSchedule from '../../../locales/en-US/common/schedule.json'
import type commonSettings from '../../../locales/en-US/common/settings.json'
import type commonShell from '../../../locales/en-US/common/shell.json'
import type commonStake from '../../../locales/en-US/common/stake.json'
import type commonTokens from '../../../locales/en-US/common/tokens.json'
import type commonTrade from '../../../locales/en-US/common/trade.json'
import type commonTx from '../../../locales/en-US/common/tx.json'
import type commonWallet from '../../../locales/en-US/common/wallet.json'
import type compare from '../../../locales/en-US/compare.json'
import type competition from '../../../locales/en-US/competition.json'
import type dev from '../../../locales/en-US/dev.json'
import type earn from '../../../locales/en-US/earn.json'
import type farms from '../../../locales/en-US/farms.json'
import type home from '../../../locales/en-US/home.json'
import type ifo from '../../../locales/en-US/ifo.json'
import type inbox from '../../../locales/en-US/inbox.json'
import type indexStatus from '../../../locales/en-US/indexStatus.json'
import type info from '../../../locales/en-US/info.json'
import type infoDetail from '../../../locales/en-US/infoDetail.json'
import type inscription from '../../../locales/en-US/inscription.json'
import type liquidity from '../../../locales/en-US/liquidity.json'
import type lock from '../../../locales/en-US/lock.json'
import type lottery from '../../../locales/en-US/lottery.json'
import type nft from '../../../locales/en-US/nft.json'
import type nftMarket from '../../../locales/en-US/nftMarket.json'
import type nftTrade from '../../../locales/en-US/nftTrade.json'
import type nodes from '../../../locales/en-US/nodes.json'
import type overview from '../../../locales/en-US/overview.json'
import type playLimit from '../../../locales/en-US/playLimit.json'
import type pools from '../../../locales/en-US/pools.json'
import type portfolio from '../../../locales/en-US/portfolio.json'
import type preSeeds from '../../../locales/en-US/preSeeds.json'
import type prediction from '../../../locales/en-US/prediction.json'
import type profile from '../../../locales/en-US/profile.json'
import type raffles from '../../../locales/en-US/raffles.json'
import type realised from '../../../locales/en-US/realised.json'
import type roleToken from '../../../locales/en-US/roleToken.json'
import type safety from '../../../locales/en-US/safety.json'
import type security from '../../../locales/en-US/security.json'
import type settings from '../../../locales/en-US/settings.json'
import type squad from '../../../locales/en-US/squad.json'
import type stake from '../../../locales/en-US/stake.json'
import type stakeWrapper from '../../../locales/en-US/stakeWrapper.json'
import type steps from '../../../locales/en-US/steps.json'
import type subject from '../../../locales/en-US/subject.json'
import type swap from '../../../locales/en-US/swap.json'
import type swapPool from '../../../locales/en-US/swapPool.json'
import type takeProfit from '../../../locales/en-US/takeProfit.json'
import type tokenRisk from '../../../locales/en-US/tokenRisk.json'
import type tokens from '../../../locales/en-US/tokens.json'
import type vault from '../../../locales/en-US/vault.json'
import type voting from '../../../locales/en-US/voting.json'
import type watch from '../../../locales/en-US/watch.json'
import type zap from '../../../locales/en-US/zap.json'

/** English texts by key, grouped by set. */
export interface TextSets {
  readonly address: typeof address
  readonly allowances: typeof allowances
  readonly auction: typeof auction
  readonly chart: typeof chart
  readonly claims: typeof claims
  readonly common: typeof commonChart & typeof commonCommon & typeof commonContracts & typeof commonFigures & typeof commonNodes & typeof commonSchedule & typeof commonSettings & typeof commonShell & typeof commonStake & typeof commonTokens & typeof commonTrade & typeof commonTx & typeof commonWallet
  readonly compare: typeof compare
  readonly competition: typeof competition
  readonly dev: typeof dev
  readonly earn: typeof earn
  readonly farms: typeof farms
  readonly home: typeof home
  readonly ifo: typeof ifo
  readonly inbox: typeof inbox
  readonly indexStatus: typeof indexStatus
  readonly info: typeof info
  readonly infoDetail: typeof infoDetail
  readonly inscription: typeof inscription
  readonly liquidity: typeof liquidity
  readonly lock: typeof lock
  readonly lottery: typeof lottery
  readonly nft: typeof nft
  readonly nftMarket: typeof nftMarket
  readonly nftTrade: typeof nftTrade
  readonly nodes: typeof nodes
  readonly overview: typeof overview
  readonly playLimit: typeof playLimit
  readonly pools: typeof pools
  readonly portfolio: typeof portfolio
  readonly preSeeds: typeof preSeeds
  readonly prediction: typeof prediction
  readonly profile: typeof profile
  readonly raffles: typeof raffles
  readonly realised: typeof realised
  readonly roleToken: typeof roleToken
  readonly safety: typeof safety
  readonly security: typeof security
  readonly settings: typeof settings
  readonly squad: typeof squad
  readonly stake: typeof stake
  readonly stakeWrapper: typeof stakeWrapper
  readonly steps: typeof steps
  readonly subject: typeof subject
  readonly swap: typeof swap
  readonly swapPool: typeof swapPool
  readonly takeProfit: typeof takeProfit
  readonly tokenRisk: typeof tokenRisk
  readonly tokens: typeof tokens
  readonly vault: typeof vault
  readonly voting: typeof voting
  readonly watch: typeof watch
  readonly zap: typeof zap
}
