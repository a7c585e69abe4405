import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import type { CakeVaultTerms } from '@/domain/farm/cakeVaultReads'
import { amountValues } from '@/domain/farm/poolHarvestTx'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'

const GAS = { margin: 1.2 } as const
/** What is pending changes the work of a harvest. */
const HARVEST_GAS = { margin: 1.5 } as const
const BPS_PER_PERCENT = 100
const SECONDS_PER_HOUR = 3_600n

/** The automatic vault of a network. */
export interface AutoVault {
  readonly address: Address
  /** The product token, which it stakes in the farm's pool 0. */
  readonly token: Currency
  readonly masterChef: Address
}

function touchedBy({ address, masterChef, token }: AutoVault): readonly Address[] {
  return [address, masterChef, ...(token.address === 'native' ? [] : [token.address])]
}

/** A fee in per cent. @param bps basis points */
export function feePercent(bps: bigint): string {
  return formatDecimal(new Decimal(bps.toString()).div(BPS_PER_PERCENT))
}

/** Text values of the withdrawal fee. */
export function withdrawFeeValues({ withdrawFee, feePeriodSec }: Pick<CakeVaultTerms, 'withdrawFee' | 'feePeriodSec'>) {
  return { fee: feePercent(withdrawFee), hours: String(feePeriodSec / SECONDS_PER_HOUR) }
}

/** Stakes an amount; the fee period starts again for the whole stake. */
export function stakeInVaultTx(vault: AutoVault, amountWei: bigint, terms: CakeVaultTerms): TxRequest {
  const values = amountValues(vault.token, amountWei)
  return {
    ...cakeVaultContract(vault.address).deposit(amountWei),
    gas: GAS,
    summary: { key: 'pools.tx.stake', values },
    success: { key: 'pools.tx.stake.success', values },
    failure: { key: 'pools.tx.stake.failure' },
    touches: touchedBy(vault),
    preview: {
      sends: [currencyAmount(vault.token, amountWei)],
      receives: [],
      ...(terms.withdrawFee > 0n && {
        warning: { key: 'pools.vault.tx.stake.fee', values: withdrawFeeValues(terms) },
      }),
    },
  }
}

export interface VaultWithdrawal {
  readonly shares: bigint
  /** All shares of the account. */
  readonly isAll: boolean
  /** After the fee, in base units. */
  readonly receivedWei: bigint
}

/** Withdraws shares. */
export function unstakeFromVaultTx(vault: AutoVault, { shares, isAll, receivedWei }: VaultWithdrawal): TxRequest {
  const values = amountValues(vault.token, receivedWei)
  const contract = cakeVaultContract(vault.address)
  return {
    ...(isAll ? contract.withdrawAll() : contract.withdraw(shares)),
    gas: GAS,
    summary: { key: 'pools.tx.unstake', values },
    success: { key: 'pools.tx.unstake.success', values },
    failure: { key: 'pools.tx.unstake.failure' },
    touches: touchedBy(vault),
    preview: { sends: [], receives: [{ ...currencyAmount(vault.token, receivedWei), isGuaranteed: false }] },
  }
}

const TAKEN = { key: 'pools.bounty.taken' } as const

/** The bounty only grows until someone claims it, so a smaller one is another one. */
function refuseIfTaken(vault: AutoVault, bountyWei: bigint): Requote {
  return async (client) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const now = await readCall(client, cakeVaultContract(vault.address).calculateHarvestCakeRewards())
    return now < bountyWei
      ? { status: 'refused', title: TAKEN }
      : { status: 'offered', offer: { request: claimBountyTx(vault, now) } }
  }
}

/** Compounds the vault's rewards for everyone and pays the bounty. @param bountyWei what it pays now, base units */
export function claimBountyTx(vault: AutoVault, bountyWei: bigint): TxRequest {
  const values = amountValues(vault.token, bountyWei)
  return {
    ...cakeVaultContract(vault.address).harvest(),
    gas: HARVEST_GAS,
    summary: { key: 'pools.tx.bounty', values },
    success: { key: 'pools.tx.bounty.success' },
    failure: TAKEN,
    touches: touchedBy(vault),
    preview: { sends: [], receives: [{ ...currencyAmount(vault.token, bountyWei), isGuaranteed: false }] },
    requote: refuseIfTaken(vault, bountyWei),
  }
}
