import { nativeVaultContract } from '@/chain/contracts/nativeVault'
import { vaultContract } from '@/chain/contracts/vault'
import type { TxCall } from '@/chain/tx/txCall'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { VaultStrategy } from '@/config/vaultDefinition'
import type { Address } from '@/lib/hex'
import { type DepositShares, depositSharesReading } from './depositShares'
import type { Vault } from './vault'
import { depositPreview } from './vaultPreview'

const NATIVE_DEPOSIT_MINIMUM = 400_000n
/**
 * Minimum gas of a deposit, which compounds first and so uses more gas than estimated once rewards accrue. The amounts
 * are specified for "some protocols"; their assignment to strategies is based on measured gas use.
 */
const DEPOSIT_MINIMUMS: Readonly<Record<VaultStrategy, bigint>> = {
  staking: 300_000n,
  lending: 400_000n,
  farmSingle: 700_000n,
  farmLp: 1_200_000n,
  stableSwap: 1_200_000n,
}
const ESTIMATED_GAS = { margin: 1.2 } as const

const DEPOSIT_TEXTS = {
  success: { key: 'vault.tx.deposit.success' },
  failure: { key: 'vault.tx.deposit.failure' },
} as const

export interface DepositOrder {
  readonly vault: Vault
  readonly shareToken: Address
  /** Base units of the underlying, or of CRO for a native vault. */
  readonly amountWei: bigint
  /** The same amount, formatted. */
  readonly amountText: string
  readonly referrer: Address | undefined
  /** Shares minted; undefined while unknown. */
  readonly shares: DepositShares | undefined
}

/** Quotes the shares again; the contract has no minimum. */
function requoteDeposit(order: DepositOrder): Requote | undefined {
  const { multicall } = getDeployment().contracts
  if (multicall === undefined) return undefined
  return async (client) => {
    const { readReading } = await import('@/chain/calls/readReading')
    const shares = await readReading(client, multicall, depositSharesReading(order.shareToken, order.amountWei))
    return { status: 'offered', offer: { request: depositTx({ ...order, shares }) } }
  }
}

/** Deposits in a vault, and records it as the last step of a deposit of several. */
export function depositTx(order: DepositOrder): TxRequest {
  const { vault, shareToken, amountWei, amountText, shares } = order
  const requote = requoteDeposit(order)
  return {
    ...depositCall(order),
    gas: {
      ...ESTIMATED_GAS,
      minimum: vault.isNative ? NATIVE_DEPOSIT_MINIMUM : DEPOSIT_MINIMUMS[vault.strategyDescription],
    },
    summary: { key: 'vault.tx.deposit', values: { amount: amountText, asset: vault.underlyingFriendlyName } },
    touches: [shareToken, vault.deployed.underlying],
    preview: depositPreview(vault, shareToken, amountWei, shares),
    ...(requote && { requote }),
    move: { kind: 'deposit', contract: shareToken, amount: amountWei.toString() } as const,
    ...DEPOSIT_TEXTS,
  }
}

function depositCall({ vault, shareToken, amountWei, referrer }: DepositOrder): TxCall {
  if (vault.isNative) {
    const [contract, options] = [nativeVaultContract(shareToken), { value: amountWei }]
    return referrer === undefined ? contract.deposit(options) : contract.depositReferral(referrer, options)
  }
  const contract = vaultContract(shareToken)
  return referrer === undefined ? contract.deposit(amountWei) : contract.depositReferral(amountWei, referrer)
}
