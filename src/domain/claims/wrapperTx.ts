import { readReading } from '@/chain/calls/readReading'
import { stakeWrapperContract } from '@/chain/contracts/stakeWrapper'
import type { Requote, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { type StakeWrapperTokens, type WrapperAccount, wrapperAccountReading } from './stakeWrapper'

const GAS = { margin: 1.2 } as const

/** The staking wrapper of a network. */
export interface WrapperPlace extends StakeWrapperTokens {
  readonly multicall: Address
}

const refused = (key: string): TxQuote => ({
  status: 'refused',
  title: { key },
  text: { key: 'stakeWrapper.tx.refused.body' },
})

const touched = ({ contract, pool, stakedToken, rewardToken }: WrapperPlace): readonly Address[] => [
  contract,
  pool,
  stakedToken.address,
  rewardToken.address,
]

function stakedValues({ stakedToken: { symbol, decimals } }: WrapperPlace, wei: bigint) {
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

function requoteBy(place: WrapperPlace, quote: (own: WrapperAccount) => TxQuote): Requote {
  return async (client, from) => {
    return quote(await readReading(client, place.multicall, wrapperAccountReading(place.contract, from)))
  }
}

/** Stakes an amount. @param referrer set for good if the account has none yet */
export function wrapperDepositTx(
  place: WrapperPlace,
  { amountWei, referrer }: { readonly amountWei: bigint; readonly referrer: Address | undefined },
): TxRequest {
  const contract = stakeWrapperContract(place.contract)
  const values = stakedValues(place, amountWei)
  return {
    ...(referrer === undefined ? contract.deposit(amountWei) : contract.depositReferral(amountWei, referrer)),
    gas: GAS,
    summary: { key: 'stakeWrapper.tx.deposit', values },
    success: { key: 'stakeWrapper.tx.deposit.success', values },
    failure: { key: 'stakeWrapper.tx.deposit.failure' },
    touches: touched(place),
    preview: {
      sends: [currencyAmount(place.stakedToken, amountWei)],
      receives: [],
      ...(referrer !== undefined && {
        warning: { key: 'stakeWrapper.tx.referrer', values: { account: referrer } },
      }),
    },
    ...(referrer !== undefined && {
      requote: requoteBy(place, (own) => {
        // The contract would keep the referrer that the account has by now.
        const next = own.referrer === undefined ? referrer : undefined
        return { status: 'offered', offer: { request: wrapperDepositTx(place, { amountWei, referrer: next }) } }
      }),
    }),
  }
}

/** Withdraws an amount, or all that the account has. Rewards stay claimable. */
export function wrapperWithdrawTx(
  place: WrapperPlace,
  { amountWei, isAll }: { readonly amountWei: bigint; readonly isAll: boolean },
): TxRequest {
  const contract = stakeWrapperContract(place.contract)
  const values = stakedValues(place, amountWei)
  return {
    ...(isAll ? contract.withdrawAll() : contract.withdraw(amountWei)),
    gas: GAS,
    summary: { key: 'stakeWrapper.tx.withdraw', values },
    success: { key: 'stakeWrapper.tx.withdraw.success', values },
    failure: { key: 'stakeWrapper.tx.withdraw.failure' },
    touches: touched(place),
    preview: { sends: [], receives: [{ ...currencyAmount(place.stakedToken, amountWei), isGuaranteed: true }] },
    requote: requoteBy(place, ({ shareWei }) => {
      if (shareWei === 0n || (!isAll && shareWei < amountWei)) return refused('stakeWrapper.tx.less')
      const current = isAll ? shareWei : amountWei
      return { status: 'offered', offer: { request: wrapperWithdrawTx(place, { amountWei: current, isAll }) } }
    }),
  }
}

/** Own rewards, or fees as a referrer. */
export type WrapperClaim = 'reward' | 'fee'

/** Pays the account's rewards, or its fees as a referrer. They grow until the block of the claim. */
export function wrapperClaimTx(place: WrapperPlace, claim: WrapperClaim, amountWei: bigint): TxRequest {
  const contract = stakeWrapperContract(place.contract)
  const { rewardToken } = place
  const values = { asset: rewardToken.symbol }
  return {
    ...(claim === 'reward' ? contract.claimTonic() : contract.claimFee()),
    gas: GAS,
    summary: { key: `stakeWrapper.tx.${claim}`, values },
    success: { key: `stakeWrapper.tx.${claim}.success`, values },
    failure: { key: 'stakeWrapper.tx.claim.failure' },
    touches: touched(place),
    preview: { sends: [], receives: [{ ...currencyAmount(rewardToken, amountWei), isGuaranteed: false }] },
    requote: requoteBy(place, ({ pendingWei, pendingFeeWei }) => {
      const current = claim === 'reward' ? pendingWei : pendingFeeWei
      return current === 0n
        ? refused('stakeWrapper.tx.nothing')
        : { status: 'offered', offer: { request: wrapperClaimTx(place, claim, current) } }
    }),
  }
}
