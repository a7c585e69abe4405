import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { ifoContract } from '@/chain/contracts/ifo'
import { ifoV1Contract } from '@/chain/contracts/ifoV1'
import { pointCenterContract } from '@/chain/contracts/pointCenter'
import { profileContract } from '@/chain/contracts/profile'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import type { PoolCommitment, SaleAccount } from './account'
import type { Offering, Offerings } from './offering'
import { POOL_NAMES, type PoolName, type Sale, type SalePoints, type SalePool } from './sale'

/** The contract answers for both pools in this order; originals of it walk both whatever ids are passed. */
const BOTH = [0n, 1n] as const

/** An offering with its terms and what is committed. */
export function saleReading({ pointCenter }: Pick<Offerings, 'pointCenter'>, offering: Offering): Reading<Sale> {
  const contract = ifoContract(offering.contract)
  return combineReadings(
    [
      callReading(contract.startBlock()),
      callReading(contract.endBlock()),
      callReading(contract.minimumRaise()),
      callReading(contract.withdrawable()),
      callReading(erc20Contract(offering.token.address).balanceOf(offering.contract)),
      poolsReading(offering),
      optional(pointsReading(pointCenter, offering)),
    ],
    (startBlock, endBlock, minimumWei, { lpAmount, offeringAmount }, heldWei, pools, points): Sale => ({
      startBlock: Number(startBlock),
      endBlock: Number(endBlock),
      minimumWei,
      pools,
      heldWei,
      withdrawable: { lpWei: lpAmount, offeringWei: offeringAmount },
      points: points?.count === 0n ? undefined : points,
    }),
  )
}

/** The pools that are set. */
function poolsReading({ version, contract: address }: Offering): Reading<readonly SalePool[]> {
  if (version === 1) {
    const first = ifoV1Contract(address)
    return combineReadings(
      [callReading(first.raisingAmount()), callReading(first.offeringAmount()), callReading(first.totalAmount())],
      (raisingWei, offeringWei, totalWei) =>
        setPools([{ name: 'unlimited', raisingWei, offeringWei, limitWei: 0n, hasTax: false, totalWei }]),
    )
  }
  return combineReadings(
    POOL_NAMES.map((name, index) =>
      combineReadings(
        [callReading(ifoContract(address).viewPoolInformation(BigInt(index)))],
        (pool): SalePool => ({
          name,
          raisingWei: pool.raisingAmountPool,
          offeringWei: pool.offeringAmountPool,
          limitWei: pool.limitPerUserInLP,
          hasTax: pool.hasTax,
          totalWei: pool.totalAmountPool,
        }),
      ),
    ),
    (...pools) => setPools(pools),
  )
}

const setPools = (pools: readonly SalePool[]) => pools.filter(({ raisingWei }) => raisingWei > 0n)

function pointsReading(pointCenter: Address, { version, contract: address }: Offering): Reading<SalePoints> {
  if (version === 1)
    return combineReadings(
      [callReading(pointCenterContract(pointCenter).ifos(address))],
      ({ numberPoints, thresholdToClaim }) => ({ count: numberPoints, thresholdWei: thresholdToClaim }),
    )
  const contract = ifoContract(address)
  return combineReadings(
    [callReading(contract.numberPoints()), callReading(contract.thresholdPoints())],
    (count, thresholdWei) => ({ count, thresholdWei }),
  )
}

/** Undefined where the reading fails: points that can't be read are no error of the sale. */
function optional<T>(reading: Reading<T>): Reading<T | undefined> {
  let known: { readonly of: unknown; readonly value: ReturnType<Reading<T | undefined>['derive']> } | undefined
  return {
    calls: reading.calls,
    derive(read) {
      const loadable = reading.derive(read)
      if (known?.of !== loadable)
        known = { of: loadable, value: loadable.status === 'failed' ? ready(undefined) : loadable }
      return known.value
    },
  }
}

/** What an account has in an offering. */
export function saleAccountReading(
  { pointCenter }: Pick<Offerings, 'pointCenter'>,
  { version, contract: address }: Offering,
  account: Address,
): Reading<SaleAccount> {
  if (version === 1) {
    const contract = ifoV1Contract(address)
    const center = pointCenterContract(pointCenter)
    return combineReadings(
      [
        callReading(contract.userInfo(account)),
        callReading(contract.getOfferingAmount(account)),
        callReading(contract.getRefundingAmount(account)),
        callReading(contract.unpaidOffering(account)),
        optional(callReading(center.hasClaimed(address, account))),
      ],
      ({ amount, claimed }, offeringWei, refundWei, unpaidWei, hasClaimedPoints): SaleAccount => ({
        pools: [commitment('unlimited', amount, claimed, [offeringWei, refundWei, 0n])],
        unpaidWei,
        hasClaimedPoints: hasClaimedPoints === true,
        // The point center says it for all offerings at once.
        canGetPoints: false,
      }),
    )
  }
  const contract = ifoContract(address)
  return combineReadings(
    [
      callReading(contract.viewUserInfo(account, BOTH)),
      callReading(contract.viewUserOfferingAndRefundingAmountsForPools(account, BOTH)),
      callReading(contract.unpaidOffering(account)),
      optional(callReading(contract.hasClaimedPoints(account))),
    ],
    ({ amounts, hasHarvested }, outcomes, unpaidWei, hasClaimedPoints): SaleAccount => ({
      pools: POOL_NAMES.map((name, index) =>
        commitment(name, amounts[index] ?? 0n, hasHarvested[index] === true, outcomes[index] ?? []),
      ),
      unpaidWei,
      hasClaimedPoints: hasClaimedPoints === true,
      canGetPoints: undefined,
    }),
  )
}

function commitment(
  name: PoolName,
  amountWei: bigint,
  hasHarvested: boolean,
  [offeringWei = 0n, refundWei = 0n, taxWei = 0n]: readonly bigint[],
): PoolCommitment {
  return {
    name,
    amountWei,
    hasHarvested,
    outcome: { offeringWei, refundWei, taxWei, payWei: amountWei - refundWei - taxWei },
  }
}

/** Whether an account's profile is active. */
export function activeProfileReading({ profile }: Pick<Offerings, 'profile'>, account: Address): Reading<boolean> {
  return callReading(profileContract(profile).getUserStatus(account))
}

/** How many offerings the point center answers for at once. */
export function pointCenterLimitReading({ pointCenter }: Pick<Offerings, 'pointCenter'>): Reading<number> {
  return combineReadings([callReading(pointCenterContract(pointCenter).maxViewLength())], Number)
}

/**
 * The offerings of the first version whose points an account can claim now, in as many calls as the point center's limit
 * needs. Those that can't be read are left out.
 */
export function claimablePointsReading(
  { pointCenter, list }: Pick<Offerings, 'pointCenter' | 'list'>,
  account: Address,
  limit: number,
): Reading<ReadonlySet<Address>> {
  const contracts = list.filter(({ version }) => version === 1).map(({ contract }) => contract)
  if (limit < 1 || contracts.length === 0) return constantReading(new Set<Address>())
  const chunks = Array.from({ length: Math.ceil(contracts.length / limit) }, (_, index) =>
    contracts.slice(index * limit, (index + 1) * limit),
  )
  return combineReadings(
    chunks.map((chunk) =>
      optional(
        combineReadings(
          [callReading(pointCenterContract(pointCenter).checkClaimStatuses(account, chunk))],
          (statuses) => chunk.filter((_, index) => statuses[index] === true),
        ),
      ),
    ),
    (...claimable) => new Set(claimable.flatMap((chunk) => chunk ?? [])),
  )
}
