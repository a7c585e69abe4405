import { useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { poolName } from '@/domain/farm/poolName'
import { getStakeVenues, type StakeVenue } from '@/domain/farm/stakeVenue'
import { getOfferings } from '@/domain/ifo/offering'
import { getExchange } from '@/domain/pair/exchange'
import { tokenPriceReading } from '@/domain/price/reads'
import { balanceCandidates } from '@/domain/token-list/model/balanceOrder'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { shareTokenReading } from '@/domain/vault/reads'
import { vaultOnNetwork, type YieldingVault } from '@/domain/vault/vault'
import { useCallReader } from '@/hooks/useCallReader'
import { useNowSec } from '@/hooks/useNowSec'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { TranslatableText } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { useOwnGames } from '@/widgets/own-games/useOwnGames'
import { assetPosition, gamePosition, inscriptionPosition, lockPosition } from '../model/buildPositions'
import { type Group, type GroupState, settleGroup } from '../model/position'
import { offeringAssets } from '../offeringAssets'
import { type Asset, lpAssets, nftAssets, poolAssets, tokenAssets, vaultAssets } from '../reads'
import { stakeAssets } from '../stakeAssets'
import { useApys } from './useApys'
import { useBidGroup } from './useBidGroup'
import { type ClosedPositions, useClosedPositions } from './useClosedPositions'
import { useLocks } from './useLocks'
import { usePositionHistories } from './usePositionHistories'

const getReads = fromDeployment((deployment) => {
  const listed = vaultTable.map((definition) => vaultOnNetwork(deployment, definition))
  const vaults = listed.flatMap((entry) => (entry.status === 'available' ? [entry.vault] : []))
  const yielding: readonly YieldingVault[] = listed.flatMap((entry) =>
    entry.status === 'available' ? [entry.vault] : (entry.observed ?? []),
  )
  const openIds = new Set(
    vaults.filter(({ isDeprecated, disableDeposit }) => !isDeprecated && !disableDeposit).map(({ id }) => id),
  )
  return {
    vaults,
    yielding,
    openIds,
    tokenReadings: vaults.map((vault) => shareTokenReading(deployment, vault)),
    croPriceReading: tokenPriceReading(deployment, 'WCRO'),
  }
})
const missing = (parts: Extract<GroupState, { status: 'missing' }>['parts']): GroupState => ({
  status: 'missing',
  parts,
})

interface Assets {
  readonly vaults: readonly Asset[]
  readonly farms: readonly Asset[]
  readonly pools: readonly Asset[]
  readonly offerings: readonly Asset[]
  readonly lp: readonly Asset[]
  readonly tokens: readonly Asset[]
  readonly nfts: readonly Asset[]
}

/** All assets that an account may hold. */
function useAssets(account: Address): Assets {
  const { t, tText } = useTranslation()
  const { vaults, yielding, openIds, tokenReadings } = getReads()
  const read = useCallReader(tokenReadings)
  const directory = useTokenDirectory()
  const listed = useMemo(() => {
    const lp = lpAssets(getDeployment(), yielding, (id) => openIds.has(id), account)
    const taken = new Set(lp.map(({ id }) => id))
    const others = balanceCandidates(directory).filter(({ address }) => !taken.has(address.toLowerCase()))
    const pools = others.filter(({ pair }) => pair !== undefined)
    const tokens = others.filter(({ pair }) => pair === undefined)
    return {
      lp: [...lp, ...poolAssets(getDeployment(), getExchange(), pools, account)],
      tokens: tokenAssets(getDeployment(), tokens, account),
    }
  }, [directory, account, openIds, yielding])
  const staked = useMemo(() => {
    const all = getStakeVenues()
    const isFarm = ({ kind }: StakeVenue) => kind === 'farm'
    const assetsOf = (venues: readonly StakeVenue[]) =>
      stakeAssets(getDeployment(), venues, account, (venue) => venueName(venue, tText))
    return { farms: assetsOf(all.filter(isFarm)), pools: assetsOf(all.filter((venue) => !isFarm(venue))) }
  }, [account, tText])
  const offerings = useMemo(() => {
    const known = getOfferings()
    const nameOf = (symbol: string) => t('contracts.ifo', { token: symbol })
    return known === undefined ? [] : offeringAssets(getDeployment(), known, account, nameOf)
  }, [account, t])
  return useMemo(
    () => ({
      ...listed,
      ...staked,
      offerings,
      vaults: vaults.flatMap((vault, index) =>
        vaultAssets(getDeployment(), vault, tokenReadings[index]?.derive(read) ?? { status: 'loading' }, account),
      ),
      nfts: nftAssets(
        getDeployment(),
        { option: t('portfolio.nft.option'), loyalty: t('portfolio.nft.loyalty') },
        account,
      ),
    }),
    [listed, staked, offerings, read, account, t, tokenReadings, vaults],
  )
}

function venueName(venue: StakeVenue, tText: (text: TranslatableText) => string): string {
  if (venue.kind === 'farm') return venue.farm.staked.symbol
  return tText(poolName(venue.kind === 'auto' ? { ...venue.manual, kind: 'auto' } : venue.pool))
}

/** An account without a stake can still have rewards to collect. */
function balancesOf({ amount, unclaimed }: Asset): readonly Reading<bigint>[] {
  return unclaimed === undefined ? [amount] : [amount, unclaimed.amount]
}

export interface Portfolio {
  readonly groups: readonly Group[]
  /** Undefined if the network has no vaults. */
  readonly closed: Loadable<ClosedPositions> | undefined
}

/**
 * All positions of an account. A first multicall reads the balances; a second one reads prices, yields, earnings and
 * locks of non-zero positions only.
 */
export function usePortfolio(account: Address): Portfolio {
  const { contracts, lock, services, nativeCurrency } = getDeployment()
  const { t } = useTranslation()
  const assets = useAssets(account)
  const all = useMemo(
    () => [
      ...assets.vaults,
      ...assets.farms,
      ...assets.pools,
      ...assets.offerings,
      ...assets.lp,
      ...assets.tokens,
      ...assets.nfts,
    ],
    [assets],
  )
  const readAmounts = useCallReader(useMemo(() => all.flatMap(balancesOf), [all]))
  // A string, to rebuild the calls only if a position is opened or closed.
  const heldIds = all
    .filter((asset) => balancesOf(asset).some((balance) => (valueOf(balance.derive(readAmounts)) ?? 0n) > 0n))
    .map(({ id }) => id)
    .join()
  const held = useMemo(() => {
    const ids = new Set(heldIds.split(','))
    return all.filter(({ id }) => ids.has(id))
  }, [all, heldIds])
  const read = useCallReader(
    useMemo(
      () =>
        held.flatMap((asset) => {
          const { price, earned, rewards, extraRewards, shares, unclaimed, end } = asset
          const details = [price, earned, rewards?.pending, rewards?.compounded, extraRewards, shares?.amount]
          return [...balancesOf(asset), ...details, unclaimed?.price, end?.hasEnded].filter(
            (reading) => reading !== undefined,
          )
        }),
      [held],
    ),
  )
  const apys = useApys(held)
  const histories = usePositionHistories(assets.vaults, { readAmounts, held, read }, account)
  const closed = useClosedPositions(assets.vaults, readAmounts, histories)

  const nowSec = useNowSec()
  const locks = useLocks(lock.contracts.croLock, account)
  const hasLocks = (valueOf(locks)?.locks.length ?? 0) > 0
  const croPrice = useReading(hasLocks ? getReads().croPriceReading : undefined)

  const games = useOwnGames(account)
  const bids = useBidGroup(account)

  const indexer = services['inscriptions']
  const inscriptions = useService(indexer && `inscriptionBalances ${account}`, async () => {
    if (indexer === undefined) throw new Error('No indexer')
    const { readInscriptionBalances } = await import('@/api/inscriptions/query')
    return readInscriptionBalances(indexer, account)
  })

  const groups = useMemo((): readonly Group[] => {
    const isHeld = new Set(held)
    const positions = (list: readonly Asset[]) =>
      list.map((asset) => assetPosition(asset, isHeld.has(asset) ? read : readAmounts, histories, apys.get(asset.id)))
    const groupOf = (list: readonly Asset[], parts: Parameters<typeof missing>[0]) => {
      if (contracts.multicall === undefined) return missing(['multicall'])
      return list.length === 0 ? missing(parts) : settleGroup(positions(list))
    }
    const lockGroup = (): GroupState => {
      const { croLock: contract } = lock.contracts
      if (contract === undefined || contracts.multicall === undefined)
        return missing([contract === undefined ? 'croLock' : 'multicall'])
      if (!('value' in locks)) return locks
      const terms = { contract, symbol: nativeCurrency.symbol, price: croPrice, nowSec }
      return settleGroup(
        locks.value.locks.map(({ tokenId, lock }) =>
          lockPosition(lock, { ...terms, tokenId, name: t('portfolio.lock', { id: tokenId.toString() }) }),
        ),
        locks.value.hiddenCount,
      )
    }
    const gameGroup = (): GroupState => {
      if (contracts.multicall === undefined) return missing(['multicall'])
      if (games.length === 0) return missing(['prediction'])
      return settleGroup(
        games.map((own) =>
          gamePosition(own, {
            name: t(`shell.title.${own.game}`),
            openUnit: t('portfolio.game.tickets', { count: valueOf(own.position)?.open.count ?? 0 }),
          }),
        ),
      )
    }
    const inscriptionGroup = (): GroupState => {
      if (indexer === undefined) return missing(['inscriptions'])
      return 'value' in inscriptions ? settleGroup(inscriptions.value.map(inscriptionPosition)) : inscriptions
    }
    return [
      { id: 'vaults', ...groupOf(assets.vaults, ['vault']) },
      { id: 'farms', ...groupOf(assets.farms, ['masterChef']) },
      { id: 'pools', ...groupOf(assets.pools, ['masterChef']) },
      { id: 'locks', ...lockGroup() },
      { id: 'games', ...gameGroup() },
      { id: 'ifo', ...groupOf(assets.offerings, ['pointCenter']) },
      { id: 'auctions', ...bids },
      { id: 'lp', ...groupOf(assets.lp, ['vault']) },
      { id: 'tokens', ...groupOf(assets.tokens, ['multicall']) },
      { id: 'nfts', ...groupOf(assets.nfts, ['optionNft', 'loyaltyNft']) },
      { id: 'inscriptions', ...inscriptionGroup() },
    ]
  }, [
    assets,
    held,
    read,
    readAmounts,
    apys,
    histories,
    locks,
    croPrice,
    nowSec,
    games,
    bids,
    indexer,
    inscriptions,
    t,
    nativeCurrency.symbol,
    contracts,
    lock,
  ])
  const hasVaults = contracts.multicall !== undefined && assets.vaults.length > 0
  return { groups, closed: hasVaults ? closed : undefined }
}
