import { beforeEach, describe, expect, it } from 'vitest'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { croLockContract } from '@/chain/contracts/croLock'
import { erc20Contract } from '@/chain/contracts/erc20'
import { farmAuctionContract } from '@/chain/contracts/farmAuction'
import { lotteryContract } from '@/chain/contracts/lottery'
import { loyaltyClaimContract } from '@/chain/contracts/loyaltyClaim'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import { optionNftContract } from '@/chain/contracts/optionNft'
import { predictionV1Contract } from '@/chain/contracts/predictionV1'
import { vaultContract } from '@/chain/contracts/vault'
import { callData } from '@/chain/tx/txCall'
import { type Deployment, setDeployment } from '@/config/deployment'
import { emptyDeployment } from '@/config/testing/deployment'
import { vaultTable } from '@/config/vaultTable'
import { numberedAddress } from '@/lib/testing/addresses'
import { inboxSources } from './sources'
import { auctionSource } from './sources/auctions'
import { lockSource } from './sources/locks'
import { lotterySource } from './sources/lottery'
import { marketSource } from './sources/market'
import { nftSource } from './sources/nft'
import { predictionV1Source } from './sources/prediction'
import { farmSource } from './sources/stakes'
import { allowanceSource, vaultSource } from './sources/vaults'
import { ACCOUNT, foundItems, NOW } from './testing/foundItems'

const E18 = 10n ** 18n
const [DIAL, WCRO, LP, CHEF, AREA, OTHER, MULTICALL] = [1, 2, 3, 4, 5, 6, 7].map(numberedAddress) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const network: Deployment = {
  ...emptyDeployment,
  contracts: { product: DIAL, wcro: WCRO, multicall: MULTICALL },
  tokens: {
    DIAL: { address: DIAL, decimals: 18, name: 'Dial' },
    WCRO: { address: WCRO, decimals: 18, name: 'Wrapped CRO' },
  },
}
beforeEach(() => setDeployment(network))

const DAY_SEC = 86_400

it('a network without contracts has nothing to read', () => {
  for (const source of inboxSources) expect(foundItems(source, emptyDeployment, []).items).toEqual([])
})

it('an area that can not be read is named, and finds nothing', () => {
  const state = foundItems(
    marketSource,
    { ...network, nftMarket: { contracts: { market: AREA, bunnies: OTHER }, verified: [] } },
    [],
  )
  expect(state).toMatchObject({ items: [], failed: ['nfts'] })
  expect(state.retry).toBeDefined()
})

describe('farms', () => {
  const farms: Deployment = {
    ...network,
    farms: {
      contracts: { masterChef: CHEF },
      list: [{ pid: 3, lpToken: LP, token: 'DIAL', quoteToken: 'WCRO' }],
      pools: [],
    },
  }
  const chef = cakeMasterChefContract(CHEF)
  const answers = (allocPoint: bigint, earned: bigint, amount: bigint) =>
    [
      [chef.pendingCake(3n, ACCOUNT), earned],
      [chef.userInfo(3n, ACCOUNT), { amount }],
      [chef.poolInfo(3n), { allocPoint }],
      [chef.totalAllocPoint(), 10n],
      [chef.cakePerBlock(), E18],
    ] as const

  it('are harvested with deposit(pid, 0)', () => {
    const { items } = foundItems(farmSource, farms, answers(5n, 7n * E18, E18))
    expect(items).toMatchObject([
      { id: 'farm 3', kind: 'claim', amounts: [{ wei: 7n * E18, currency: { symbol: 'DIAL' } }] },
    ])
    expect(items[0]?.claim && callData(items[0].claim)).toBe(callData(chef.deposit(3n, 0n)))
  })

  it('that have ended are named with the stake, and nothing is named without one', () => {
    const { items } = foundItems(farmSource, farms, answers(0n, 0n, 2n * E18))
    expect(items).toMatchObject([{ kind: 'change', amounts: [{ wei: 2n * E18 }] }])
    expect(foundItems(farmSource, farms, answers(0n, 0n, 0n)).items).toEqual([])
  })
})

describe('CRO locks', () => {
  const locks: Deployment = { ...network, lock: { contracts: { croLock: AREA } } }
  const contract = croLockContract(AREA)
  const lock = (tokenId: bigint, endsIn: number) => ({
    tokenId,
    croAmount: 10n * E18,
    apr: E18,
    reward: E18,
    startTime: BigInt(NOW.timeSec - 100 * DAY_SEC),
    unlockEndTime: BigInt(NOW.timeSec + endsIn),
  })

  it('can be withdrawn once they have ended, and are named in their last week', () => {
    const { items, leftOut } = foundItems(lockSource, locks, [
      [contract.getTokenIds(ACCOUNT, 0n, 30n), [1n, 2n, 3n]],
      [contract.balanceOf(ACCOUNT), 31n],
      [contract.getLock(1n), lock(1n, 0)],
      [contract.getLock(2n), lock(2n, DAY_SEC)],
      [contract.getLock(3n), lock(3n, 8 * DAY_SEC)],
    ])
    expect(items).toMatchObject([
      { id: 'lock 1', kind: 'claim', amounts: [{ wei: 11n * E18 }], sinceSec: NOW.timeSec },
      { id: 'lock 2', kind: 'ending', until: { timeSec: NOW.timeSec + DAY_SEC } },
    ])
    expect(leftOut).toEqual(['olderLocks'])
  })
})

describe('NFTs', () => {
  const nfts = (until: number): Deployment => ({
    ...network,
    nft: { contracts: { loyaltyClaim: AREA, optionNft: OTHER, optionExercise: CHEF } },
    windows: { loyaltyClaim: { until }, nftExercise: { until } },
  })
  const answers = [
    [loyaltyClaimContract(AREA).hasClaimed(ACCOUNT), false],
    [loyaltyClaimContract(AREA).isEligible(ACCOUNT), true],
    [optionNftContract(OTHER).balanceOf(ACCOUNT), 2n],
  ] as const

  it('pay the loyalty reward and can be exercised in their windows only', () => {
    const until = NOW.timeSec + DAY_SEC
    expect(foundItems(nftSource, nfts(until), answers).items).toMatchObject([
      { id: 'loyalty', kind: 'claim', amounts: [{ wei: 100n * E18, currency: { symbol: 'WCRO' } }] },
      { id: 'options', kind: 'ending', amounts: [{ wei: 2n }], until: { timeSec: until } },
    ])
    expect(foundItems(nftSource, nfts(NOW.timeSec), answers).items).toEqual([])
  })
})

it('the first prediction market pays one round per claim', () => {
  const v1 = predictionV1Contract(AREA)
  const round = (epoch: bigint, isClaimable: boolean, isRefundable: boolean) =>
    [
      [v1.claimable(epoch, ACCOUNT), isClaimable],
      [v1.refundable(epoch, ACCOUNT), isRefundable],
      [v1.ledger(epoch, ACCOUNT), { amount: E18 }],
      [v1.rounds(epoch), { rewardBaseCalAmount: 2n * E18, rewardAmount: 6n * E18 }],
    ] as const
  const { items } = foundItems(predictionV1Source, { ...network, prediction: { contracts: { predictionV1: AREA } } }, [
    [v1.getUserRounds(ACCOUNT, 0n, 200n), { epochs: [4n, 5n, 6n] }],
    ...round(4n, true, false),
    ...round(5n, false, true),
    ...round(6n, false, false),
  ])
  expect(items).toMatchObject([
    { id: 'prediction v1 4', amounts: [{ wei: 3n * E18 }] },
    { id: 'prediction v1 5', amounts: [{ wei: E18 }] },
  ])
})

it('the lottery is named with own tickets, and its prizes are left out', () => {
  const lottery = lotteryContract(AREA)
  const answers = (ticketIds: readonly bigint[]) =>
    [
      [lottery.currentLotteryId(), 8n],
      [lottery.currentTicketId(), 90n],
      [lottery.maxNumberTicketsPerBuyOrClaim(), 100n],
      [lottery.pendingInjectionNextLottery(), 0n],
      [
        lottery.viewLottery(8n),
        {
          status: 1n,
          startTime: 1n,
          endTime: 2n,
          rewardsBreakdown: [],
          cakePerBracket: [],
          countWinnersPerBracket: [],
        },
      ],
      [lottery.viewUserInfoForLotteryId(ACCOUNT, 8n, 0n, 1n), { ticketIds }],
    ] as const
  const deployed: Deployment = { ...network, lottery: { contracts: { lottery: AREA } } }
  const found = foundItems(lotterySource, deployed, answers([5n]))
  expect(found.items).toMatchObject([{ id: 'lottery 8', kind: 'ending', until: { timeSec: 2 } }])
  expect(found.leftOut).toEqual(['lotteryPrizes'])
  expect(foundItems(lotterySource, deployed, answers([])).items).toEqual([])
})

it('losing bids of farm auctions are taken back, and the running auction is named', () => {
  const auction = farmAuctionContract(AREA)
  const { items } = foundItems(
    auctionSource,
    { ...network, auctions: { contracts: { farmAuction: AREA }, bidders: [] } },
    [
      [
        auction.viewBidderAuctions(ACCOUNT, 0n, 500n),
        { auctionIds: [1n, 2n, 3n], amounts: [E18, 2n * E18, 3n * E18], isClaimed: [true, false, false] },
      ],
      [auction.currentAuctionId(), 3n],
      [auction.extensionBlocks(), 5n],
      [auction.claimable(2n, ACCOUNT), true],
      [auction.claimable(3n, ACCOUNT), false],
      [
        auction.auctions(3n),
        {
          status: 1n,
          startBlock: 1n,
          endBlock: 1_100n,
          initialBidAmount: 0n,
          leaderboard: 1n,
          leaderboardThreshold: 0n,
        },
      ],
      [auction.lastEndBlock(3n), 1_200n],
    ],
  )
  expect(items).toMatchObject([
    { id: 'auction 2', kind: 'claim', amounts: [{ wei: 2n * E18 }] },
    { id: 'auction 3 bid', kind: 'ending', until: { block: 1_100 } },
  ])
})

it('the NFT market pays fees in wrapped CRO', () => {
  const market: Deployment = { ...network, nftMarket: { contracts: { market: AREA, bunnies: OTHER }, verified: [] } }
  const call = nftMarketContract(AREA).pendingRevenue(ACCOUNT)
  expect(foundItems(marketSource, market, [[call, 4n]]).items).toMatchObject([
    { id: 'nft revenue', amounts: [{ wei: 4n }] },
  ])
  expect(foundItems(marketSource, market, [[call, 0n]]).items).toEqual([])
})

describe('vaults', () => {
  const id = vaultTable.find(({ isDeprecated }) => isDeprecated === undefined)?.id ?? ''
  const vaults = (endDate?: number): Deployment => ({
    ...network,
    vaults: {
      contracts: { vaultFactory: CHEF },
      list: {
        [id]: {
          shareToken: AREA,
          underlying: LP,
          underlyingDecimals: 18,
          yieldSource: { kind: 'static', apy: 1 },
          migrateOldVaults: [OTHER],
          ...(endDate !== undefined && { endDate }),
        },
      },
    },
  })
  const balances = (own: bigint, old: bigint) =>
    [
      [vaultContract(AREA).updatedBalanceOf(ACCOUNT), own],
      [vaultContract(OTHER).updatedBalanceOf(ACCOUNT), old],
    ] as const

  it('that are deprecated or replaced are named with the deposit', () => {
    const { items } = foundItems(vaultSource, vaults(NOW.timeSec - 1), balances(3n, 5n))
    expect(items).toMatchObject([
      { kind: 'change', title: { key: 'inbox.title.vault.deprecated' }, amounts: [{ wei: 3n }] },
      { kind: 'change', title: { key: 'inbox.title.vault.old' }, amounts: [{ wei: 5n }] },
    ])
    expect(foundItems(vaultSource, vaults(NOW.timeSec - 1), balances(0n, 0n)).items).toEqual([])
  })

  it('that are no longer used may not be allowed everything', () => {
    const call = erc20Contract(LP).allowance(ACCOUNT, OTHER)
    expect(foundItems(allowanceSource, vaults(), [[call, 2n ** 256n - 1n]]).items).toMatchObject([
      { area: 'allowances', kind: 'change' },
    ])
    expect(foundItems(allowanceSource, vaults(), [[call, 10n ** 30n]]).items).toEqual([])
  })
})
