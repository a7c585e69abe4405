import type { Vault } from '@/domain/vault/vault'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import type { Address } from '@/lib/hex'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { CreateCard } from '../components/CreateCard'
import { createEarningTx } from '../model/createEarningTx'

export function CreateSection({ vault, factory }: { readonly vault: Vault; readonly factory: Address }) {
  const { status } = useWallet()
  const submit = useSubmitTx()
  return (
    <CreateCard
      form={deriveActionForm(status, createEarningTx(vault, factory), { key: 'vault.create' })}
      onSubmit={submit}
    />
  )
}
