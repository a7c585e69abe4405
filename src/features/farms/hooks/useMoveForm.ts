import { useMemo } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { type DepositShares, depositSharesReading } from '@/domain/vault/depositShares'
import type { Vault } from '@/domain/vault/vault'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import type { ReadFarm } from '../model/farmRow'
import { deriveMoveForm } from '../model/moveForm'

export interface MoveForm {
  /** Undefined if there is nothing to move. */
  readonly form: FormState | undefined
  readonly isBatch: boolean
  /** What the vault mints for the stake, and its fee. */
  readonly shares: Loadable<DepositShares>
  readonly submit: (request: TxRequest) => Promise<void>
}

/** Moves the account's stake into a vault. */
export function useMoveForm({ farm, reads: { holding } }: ReadFarm, vault: Vault, shareToken: Address): MoveForm {
  const wallet = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const stake = holding?.stake ?? LOADING
  const stakeWei = valueOf(stake) ?? 0n
  const isBatch = useCanBatch(stakeWei > 0n)
  const shares = useReading(
    useMemo(() => (stakeWei === 0n ? undefined : depositSharesReading(shareToken, stakeWei)), [shareToken, stakeWei]),
  )
  const approval = useApproval({
    token: farm.staked.address,
    tokenName: farm.staked.symbol,
    spender: shareToken,
    vaultOf: vault.listedShareToken === undefined ? vault.deployed.underlying : undefined,
    amount: stakeWei,
  })
  const form = deriveMoveForm({
    walletStatus: wallet.status,
    farm,
    vault,
    shareToken,
    stake,
    earnedWei: holding && valueOf(holding.earned),
    shares: valueOf(shares),
    referrer: referrerOf(wallet.account),
    approval,
    isBatch,
    isPending,
  })
  return { form, isBatch, shares, submit }
}
