import { readReading } from '@/chain/calls/readReading'
import { claimTokenContract } from '@/chain/contracts/claimToken'
import { preSeedContract } from '@/chain/contracts/preSeed'
import type { TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount, getNativeCurrency } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Claims } from './claims'
import { type ClaimToken, contributionRoom, type PreSeed } from './preSeed'
import { claimTokenReading, preSeedReading } from './preSeedReads'

const GAS = { margin: 1.2 } as const

/** The multicall that requotes read with. */
type Reader = Pick<Claims, 'multicall'>

const refused = (key: string): TxQuote => ({
  status: 'refused',
  title: { key },
  text: { key: 'preSeeds.tx.refused.body' },
})

function croValues(wei: bigint) {
  const { decimals, symbol } = getNativeCurrency()
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

/** Contributes CRO. It is only paid back if the pre-seed fails. */
export function seedTx(claims: Reader, seed: Pick<PreSeed, 'contract'>, amountWei: bigint): TxRequest {
  const values = croValues(amountWei)
  return {
    ...preSeedContract(seed.contract).seed({ value: amountWei }),
    gas: GAS,
    summary: { key: 'preSeeds.tx.seed', values },
    success: { key: 'preSeeds.tx.seed.success', values },
    failure: { key: 'preSeeds.tx.seed.failure' },
    touches: [seed.contract],
    preview: {
      sends: [currencyAmount(getNativeCurrency(), amountWei)],
      receives: [],
      warning: { key: 'preSeeds.tx.seed.warning' },
    },
    requote: async (client, from) => {
      const current = await readReading(client, claims.multicall, preSeedReading(seed.contract, from))
      if (current.hasSucceeded || current.hasFailed) return refused('preSeeds.tx.closed')
      return contributionRoom(current).wei < amountWei
        ? refused('preSeeds.tx.full')
        : { status: 'offered', offer: { request: seedTx(claims, seed, amountWei) } }
    },
  }
}

/** Pays the account's CRO back after the pre-seed failed. */
export function preSeedRefundTx(claims: Reader, seed: Pick<PreSeed, 'contract'>, amountWei: bigint): TxRequest {
  const values = croValues(amountWei)
  return {
    ...preSeedContract(seed.contract).refund(),
    gas: GAS,
    summary: { key: 'preSeeds.tx.refund', values },
    success: { key: 'preSeeds.tx.refund.success', values },
    failure: { key: 'preSeeds.tx.refund.failure' },
    touches: [seed.contract],
    preview: { sends: [], receives: [{ ...currencyAmount(getNativeCurrency(), amountWei), isGuaranteed: true }] },
    requote: async (client, from) => {
      const { ownWei = 0n } = await readReading(client, claims.multicall, preSeedReading(seed.contract, from))
      return ownWei === 0n
        ? refused('preSeeds.tx.refunded')
        : { status: 'offered', offer: { request: preSeedRefundTx(claims, seed, ownWei) } }
    },
  }
}

/** Pays all CRO of a pre-seed that succeeded to its treasury. Anyone can. */
export function collectTx(claims: Reader, { contract, totalWei }: PreSeed): TxRequest {
  const values = croValues(totalWei)
  return {
    ...preSeedContract(contract).collect(),
    gas: GAS,
    summary: { key: 'preSeeds.tx.collect', values },
    success: { key: 'preSeeds.tx.collect.success', values },
    failure: { key: 'preSeeds.tx.collect.failure' },
    touches: [contract],
    preview: { sends: [], receives: [], warning: { key: 'preSeeds.tx.collect.warning' } },
    requote: async (client) => {
      const current = await readReading(client, claims.multicall, preSeedReading(contract, undefined))
      return current.isCollected
        ? refused('preSeeds.tx.collected')
        : { status: 'offered', offer: { request: collectTx(claims, current) } }
    },
  }
}

/** Claims what is released of a pre-seed's token. More is released until the block of the claim. */
export function claimTokenTx(claims: Reader, token: ClaimToken, claimableWei: bigint): TxRequest {
  const { address, symbol, decimals } = token
  const values = { amount: toAmountText(claimableWei, decimals), asset: symbol }
  return {
    ...claimTokenContract(address).claim(),
    gas: GAS,
    summary: { key: 'preSeeds.tx.claim', values },
    success: { key: 'preSeeds.tx.claim.success', values: { asset: symbol } },
    failure: { key: 'preSeeds.tx.claim.failure' },
    touches: [address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, claimableWei), isGuaranteed: true }] },
    requote: async (client, from) => {
      const { own } = await readReading(client, claims.multicall, claimTokenReading(address, from))
      const current = own?.claimableWei ?? 0n
      return current === 0n
        ? refused('preSeeds.tx.nothing')
        : { status: 'offered', offer: { request: claimTokenTx(claims, token, current) } }
    },
  }
}
