import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes, vaultPath } from '../../../src/config/routes'
import { type Action, type Area, arg } from '../area'
import { completeForm, type Form, planForm } from '../completeForm'

const { farms } = deployment
const { USDC, VVS } = deployment.tokens
const NATIVE = deployment.nativeCurrency.symbol
/** Of an LP token, which is worth millions. */
const LP_AMOUNTS = ['0.000001', '0.0000005']
/** The list of farms or pools, with those that have all words. */
const listOf = (path: string, words: string) => `${path}?${new URLSearchParams({ q: words }).toString()}`
/** The automatic vault, and below it the manual pool. */
const AUTO_AND_MANUAL = listOf(routes.pools, `${farms.pools[0]?.stakedToken ?? ''} ${farms.pools[0]?.sousId ?? ''}`)
const swapOf = (path: string, from: string, to: string) => `${path}?inputCurrency=${from}&outputCurrency=${to}`
const POOL = `${NATIVE}/${USDC.address}`
/** Just past the duration of a lock on the local chain. */
const LOCK_SEC = '301'

const FORMS: Readonly<Record<string, Form>> = {
  deposit: {
    weight: 6,
    places: [
      { path: vaultPath('single-cro'), amounts: ['0.5', '5', '25'] },
      { path: vaultPath('single-usdc'), amounts: ['1', '5'] },
      { path: vaultPath('vvs-vvs'), amounts: ['1000', '5'] },
      { path: vaultPath('vvs-cro-usdc'), amounts: LP_AMOUNTS },
    ],
    tab: 'vault.deposit',
    field: 'vault.deposit.amount',
    acts: ['vault.deposit'],
  },
  withdraw: {
    weight: 4,
    places: [
      { path: vaultPath('single-cro'), amounts: ['0.1', '2'] },
      { path: vaultPath('single-usdc'), amounts: ['1'] },
      { path: vaultPath('vvs-vvs'), amounts: ['3'] },
      // Accounts have positions there from the start.
      { path: vaultPath('vvs-usdc-busd'), amounts: LP_AMOUNTS },
      { path: vaultPath('candycity-cro-usdc'), amounts: LP_AMOUNTS },
    ],
    tab: 'vault.withdraw',
    field: 'vault.withdraw.amount',
    acts: ['vault.withdraw'],
  },
  withdrawAll: {
    weight: 2,
    places: ['candycity-candy', 'vvs-usdc-busd', 'candycity-cro-usdc'].map((id) => ({ path: vaultPath(id) })),
    tab: 'vault.withdraw',
    acts: ['vault.withdraw.all'],
  },
  compound: {
    weight: 3,
    places: ['single-cro', 'vvs-vvs', 'vvs-cro-usdc', 'vvs-cro-lion'].map((id) => ({ path: vaultPath(id) })),
    acts: ['vault.compound'],
  },
  swap: {
    weight: 5,
    places: [
      { path: swapOf(routes.swap, NATIVE, USDC.address), amounts: ['1', '25', '100'] },
      { path: swapOf(routes.swap, USDC.address, NATIVE), amounts: ['1', '3'] },
      { path: swapOf(routes.swap, VVS.address, USDC.address), amounts: ['1000'] },
    ],
    field: 'swap.from',
    acts: ['swap.swap'],
  },
  zap: {
    weight: 4,
    places: [
      { path: swapOf(routes.zap, NATIVE, USDC.address), amounts: ['1', '25'] },
      { path: swapOf(routes.zap, USDC.address, NATIVE), amounts: ['3'] },
    ],
    field: 'zap.amount',
    acts: ['zap.zap'],
  },
  addLiquidity: {
    weight: 4,
    places: [{ path: `${routes.addLiquidity}/${POOL}`, amounts: ['1', '25'] }],
    field: 'liquidity.amount.first',
    acts: ['liquidity.supply'],
  },
  removeLiquidity: {
    weight: 4,
    places: [{ path: `${routes.removeLiquidity}/${POOL}` }],
    fill: /^25 %$/,
    acts: ['liquidity.remove'],
  },
  lock: {
    weight: 4,
    places: [{ path: routes.croLock, amounts: ['1000', '25'] }],
    field: 'lock.amount',
    acts: ['lock.deposit'],
  },
  withdrawLock: {
    weight: 3,
    places: [{ path: routes.croLock }],
    acts: ['lock.withdraw'],
    passSec: LOCK_SEC,
  },
  mintInscription: {
    weight: 3,
    places: [{ path: routes.inscription, amounts: ['1', '25'] }],
    tab: 'inscription.mint',
    field: 'inscription.amt',
    acts: ['inscription.mint'],
  },
  mintOption: {
    weight: 4,
    places: [{ path: routes.nft, amounts: ['1', '2'] }],
    field: 'nft.mint.quantity',
    acts: ['nft.mint.act'],
  },
  exerciseOption: { weight: 3, places: [{ path: routes.nft }], acts: ['nft.use.exercise'] },
  mintLoyalty: { weight: 1, places: [{ path: routes.nft }], acts: ['nft.loyalty.mint'] },
  claimLoyalty: { weight: 1, places: [{ path: routes.nft }], acts: ['nft.claim.ready'] },
  stakeInFarm: {
    weight: 4,
    places: [
      { path: listOf(routes.farms, 'DIAL-CRO LP'), amounts: ['0.0001', '1'] },
      { path: listOf(routes.farms, 'USDC-CRO LP'), amounts: LP_AMOUNTS },
    ],
    row: 'farms.detailsOf',
    tab: 'farms.stake',
    field: 'farms.stake.amount',
    acts: ['farms.stake'],
  },
  unstakeFromFarm: {
    weight: 4,
    places: [
      { path: listOf(routes.farms, 'DIAL-CRO LP'), amounts: ['0.0001', '0.001'] },
      { path: listOf(routes.farms, 'SYRUP-CRO LP'), amounts: ['0.000001'] },
    ],
    row: 'farms.detailsOf',
    tab: 'farms.unstake',
    field: 'farms.unstake.amount',
    acts: ['farms.unstake'],
  },
  harvest: {
    weight: 3,
    places: ['DIAL-CRO LP', 'stUSD-DIAL LP'].map((name) => ({ path: listOf(routes.farms, name) })),
    row: 'farms.detailsOf',
    acts: ['farms.harvest'],
  },
  harvestAll: { weight: 2, places: [{ path: routes.farms }], acts: ['farms.harvestAll'] },
  leaveFarm: {
    weight: 1,
    places: [{ path: listOf(routes.farms, 'PHOTON-CRO LP') }],
    row: 'farms.detailsOf',
    tab: 'farms.unstake',
    acts: ['farms.emergency'],
  },
  stakeInPool: {
    weight: 4,
    places: [
      { path: listOf(routes.pools, 'TONIC DIAL'), amounts: ['1', '5'] },
      { path: listOf(routes.pools, 'DIAL CRO'), amounts: ['1', '25'] },
    ],
    row: 'pools.details.of',
    tab: 'pools.stake',
    field: 'pools.stake.amount',
    acts: ['pools.stake'],
  },
  unstakeFromPool: {
    weight: 3,
    places: [{ path: listOf(routes.pools, 'TONIC DIAL'), amounts: ['1', '3'] }],
    row: 'pools.details.of',
    tab: 'pools.unstake',
    field: 'pools.unstake.amount',
    acts: ['pools.unstake'],
  },
  collect: {
    weight: 3,
    places: [{ path: listOf(routes.pools, 'TONIC DIAL') }, { path: AUTO_AND_MANUAL }],
    row: 'pools.details.of',
    acts: ['pools.harvest'],
  },
  compoundPool: {
    weight: 3,
    places: [{ path: AUTO_AND_MANUAL }],
    row: 'pools.details.of',
    acts: ['pools.compound'],
  },
  depositInAutoVault: {
    weight: 3,
    places: [{ path: AUTO_AND_MANUAL, amounts: ['1', '5'] }],
    row: 'pools.details.of',
    tab: 'pools.stake',
    field: 'pools.stake.amount',
    acts: ['pools.stake'],
  },
  withdrawFromAutoVault: {
    weight: 3,
    places: [{ path: AUTO_AND_MANUAL, amounts: ['1', '2'] }],
    row: 'pools.details.of',
    tab: 'pools.unstake',
    field: 'pools.unstake.amount',
    acts: ['pools.unstake'],
  },
  buyTickets: {
    weight: 4,
    places: [{ path: routes.lottery, amounts: ['1', '10', '99'] }],
    openers: ['lottery.buy'],
    isInDialog: true,
    field: 'lottery.buy.count',
    acts: ['lottery.buy.submit'],
  },
  claimPrizes: {
    weight: 3,
    places: [{ path: routes.lottery }],
    openers: ['lottery.check.now', 'lottery.check.again'],
    acts: ['lottery.claim.of'],
  },
  bounty: { weight: 2, places: [{ path: routes.pools }], acts: ['pools.bounty.claim'] },
  betUp: {
    weight: 3,
    places: [{ path: routes.prediction, amounts: ['1', '25'] }],
    within: 'bet',
    choose: 'prediction.side.bull',
    field: 'prediction.bet.amount',
    acts: ['prediction.bet.bull'],
  },
  betDown: {
    weight: 3,
    places: [{ path: routes.prediction, amounts: ['5'] }],
    within: 'bet',
    choose: 'prediction.side.bear',
    field: 'prediction.bet.amount',
    acts: ['prediction.bet.bear'],
  },
  collectBets: {
    weight: 3,
    places: [{ path: routes.prediction }],
    within: 'collect',
    acts: ['prediction.collect.all'],
  },
  revoke: { weight: 4, places: [{ path: routes.allowances }], acts: ['allowances.revoke.of'] },
}

const complete: Action = {
  name: 'forms.complete',
  weight: 90,
  focus: 'kept',
  plan: (world, random) => planForm(world, random, FORMS),
  async run(world, args) {
    const form = FORMS[arg(args, 'form')]
    return form !== undefined && completeForm(world, form, args)
  },
}

/** Forms completed from the first field to the wallet. What they change is compared by the other areas. */
export const formsArea: Area = { actions: [complete] }
