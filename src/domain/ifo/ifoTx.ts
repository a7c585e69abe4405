import { readReading } from '@/chain/calls/readReading'
import { ifoContract } from '@/chain/contracts/ifo'
import { ifoV1Contract } from '@/chain/contracts/ifoV1'
import { pointCenterContract } from '@/chain/contracts/pointCenter'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { openClaims, type PoolClaim, type SaleAccount } from './account'
import type { Offering, Offerings } from './offering'
import { saleAccountReading, saleReading } from './reads'
import {
  outcomeOf,
  POOL_NAMES,
  type PoolName,
  poolNamed,
  type Sale,
  salePhase,
  takesCommitments,
  withCommitment,
} from './sale'

const GAS = { margin: 1.2 } as const

const poolId = (name: PoolName) => BigInt(POOL_NAMES.indexOf(name))

const refused = (key: string): TxQuote => ({ status: 'refused', title: { key }, text: { key: `${key}.body` } })
const offered = (request: TxRequest): TxQuote => ({ status: 'offered', offer: { request } })

/** What the chain says of a sale and an account in its latest block. */
async function readNow(client: RpcClient, offerings: Offerings, offering: Offering, account: Address) {
  const { multicall } = offerings
  const [{ number }, sale, own] = await Promise.all([
    readLatestBlock(client),
    readReading(client, multicall, saleReading(offerings, offering)),
    readReading(client, multicall, saleAccountReading(offerings, offering, account)),
  ])
  return { block: number, sale, own }
}

/** LP tokens that an account can still commit to a pool by its limit; undefined without a limit. */
export function roomOf(sale: Sale, own: SaleAccount, name: PoolName): bigint | undefined {
  const limitWei = poolNamed(sale, name)?.limitWei ?? 0n
  if (limitWei === 0n) return undefined
  const committed = own.pools.find((pool) => pool.name === name)?.amountWei ?? 0n
  return committed < limitWei ? limitWei - committed : 0n
}

export interface CommitOrder {
  readonly offerings: Offerings
  readonly offering: Offering
  readonly name: PoolName
  readonly amountWei: bigint
}

/**
 * Commits LP tokens. What they turn into follows from all commitments, so the review asks again where others commit while
 * it is open.
 */
export function commitTx(order: CommitOrder, sale: Sale): TxRequest {
  const { offerings, offering, name, amountWei } = order
  const { lpToken } = offerings
  const after = withCommitment(sale, name, amountWei)
  const pool = poolNamed(after, name)
  const outcome = pool && outcomeOf(after, pool, amountWei)
  const values = {
    amount: toAmountText(amountWei, lpToken.decimals),
    asset: lpToken.symbol,
    token: offering.token.symbol,
  }
  const tax = outcome === undefined || outcome.taxWei === 0n ? undefined : outcome.taxWei
  return {
    ...(offering.version === 1
      ? ifoV1Contract(offering.contract).deposit(amountWei)
      : ifoContract(offering.contract).depositPool(amountWei, poolId(name))),
    gas: GAS,
    summary: { key: 'ifo.tx.commit', values },
    success: { key: 'ifo.tx.commit.success', values },
    failure: { key: 'ifo.tx.commit.failure' },
    touches: [offering.contract, lpToken.address],
    preview: {
      sends: [currencyAmount(lpToken, amountWei)],
      receives:
        outcome === undefined
          ? []
          : [
              { ...currencyAmount(offering.token, outcome.offeringWei), isGuaranteed: false },
              { ...currencyAmount(lpToken, outcome.refundWei), isGuaranteed: false },
            ],
      warning:
        tax === undefined
          ? { key: 'ifo.tx.commit.warning' }
          : {
              key: 'ifo.tx.commit.warning.tax',
              values: { tax: toAmountText(tax, lpToken.decimals), asset: lpToken.symbol },
            },
    },
    requote: async (client, from) => {
      const { block, sale: now, own } = await readNow(client, offerings, offering, from)
      if (!takesCommitments(now, block))
        return refused(salePhase(now, block) === 'comingSoon' ? 'ifo.tx.early' : 'ifo.tx.late')
      if (poolNamed(now, name) === undefined) return refused('ifo.tx.noPool')
      const room = roomOf(now, own, name)
      return room !== undefined && amountWei > room ? refused('ifo.tx.overLimit') : offered(commitTx(order, now))
    },
  }
}

/** Claims tokens and refund of a pool after the sale. */
export function claimTx(offerings: Offerings, offering: Offering, claim: PoolClaim): TxRequest {
  const { lpToken } = offerings
  const { token, contract, version } = offering
  const { offeringWei, refundWei } = claim
  const values = { token: token.symbol }
  const kind = offeringWei === 0n ? 'refund' : 'claim'
  return {
    ...(version === 1 ? ifoV1Contract(contract).harvest() : ifoContract(contract).harvestPool(poolId(claim.name))),
    gas: GAS,
    summary: { key: `ifo.tx.${kind}`, values },
    success: { key: `ifo.tx.${kind}.success`, values },
    failure: { key: `ifo.tx.${kind}.failure` },
    touches: [contract, lpToken.address, token.address],
    preview: {
      sends: [],
      receives: [
        ...(offeringWei === 0n ? [] : [{ ...currencyAmount(token, offeringWei), isGuaranteed: true }]),
        ...(refundWei === 0n ? [] : [{ ...currencyAmount(lpToken, refundWei), isGuaranteed: true }]),
      ],
    },
    requote: async (client, from) => {
      const { block, sale, own } = await readNow(client, offerings, offering, from)
      const open = openClaims(own, salePhase(sale, block)).find(({ name }) => name === claim.name)
      return open === undefined ? refused('ifo.tx.claimed') : offered(claimTx(offerings, offering, open))
    },
  }
}

/** Claims offered tokens that could not be transferred with a harvest. */
export function claimUnpaidTx({ contract, token }: Offering, amountWei: bigint): TxRequest {
  const values = { token: token.symbol }
  return {
    ...ifoContract(contract).claimUnpaidOffering(),
    gas: GAS,
    summary: { key: 'ifo.tx.unpaid', values },
    success: { key: 'ifo.tx.unpaid.success', values },
    failure: { key: 'ifo.tx.unpaid.failure' },
    touches: [contract, token.address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, amountWei), isGuaranteed: true }] },
  }
}

/** Claims the points of a sale: at the point center for the first version, otherwise at the offering. */
export function pointsTx({ pointCenter, profile }: Offerings, offering: Offering, count: bigint): TxRequest {
  const { contract, token, version } = offering
  const values = { token: token.symbol, points: count.toString() }
  return {
    ...(version === 1 ? pointCenterContract(pointCenter).getPoints(contract) : ifoContract(contract).claimPoints()),
    gas: GAS,
    summary: { key: 'ifo.tx.points', values },
    success: { key: 'ifo.tx.points.success', values },
    failure: { key: 'ifo.tx.points.failure' },
    touches: [contract, pointCenter, profile],
    preview: { sends: [], receives: [] },
  }
}
