import type { VaultTerms } from '@/domain/vault/reads'
import { useUnderlyingBalance } from '@/domain/vault/useUnderlyingBalance'
import type { Vault } from '@/domain/vault/vault'
import { exitOldVaultTx } from '@/domain/vault/withdrawTx'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { useDepositForm } from '@/widgets/vault-deposit/useDepositForm'
import { MigrationCard } from '../components/MigrationCard'
import { useMigration } from '../hooks/useMigration'
import { migrationPreview } from '../model/migrationPreview'

export interface MigrationSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly terms: Loadable<VaultTerms>
}

/** Shown while the account has something in an old version of the vault, and until it is moved. */
export function MigrationSection({ vault, shareToken, terms }: MigrationSectionProps) {
  const { locale } = useTranslation()
  const account = useAccount()
  const { step, leave, keep } = useMigration(vault, shareToken, account)
  const balance = useUnderlyingBalance(vault, account)
  const submit = useSubmitTx()
  const decimals = vault.deployed.underlyingDecimals
  const broughtWei = step.status === 'deposit' ? step.wei : 0n
  const walletWei = valueOf(balance) ?? broughtWei
  const depositWei = walletWei < broughtWei ? walletWei : broughtWei
  const { form: depositForm } = useDepositForm(vault, shareToken, toAmountText(depositWei, decimals), balance)
  // What came back and is not in the wallet any more went elsewhere.
  if (step.status === 'none' || (step.status === 'deposit' && (vault.isDeprecated || depositWei === 0n))) return null
  const depositFeeBps = valueOf(terms)?.depositFeeBps
  const amountWei = step.status === 'deposit' ? depositWei : step.totalWei
  return (
    <MigrationCard
      asset={vault.underlyingFriendlyName}
      amount={formatAmount(amountWei, decimals, { significant: 6, locale })}
      preview={
        depositFeeBps === undefined || vault.isDeprecated
          ? undefined
          : migrationPreview({ wei: amountWei, depositFeeBps, decimals, asset: vault.underlyingFriendlyName }, locale)
      }
      isEnded={vault.isDeprecated === true}
      isLeaving={step.status === 'leaving'}
      leaveForm={
        step.status === 'leave'
          ? {
              status: 'ready',
              request: exitOldVaultTx(vault, step.from.oldVault, step.from.wei),
              text: { key: 'vault.migrate.leave' },
            }
          : undefined
      }
      onLeave={leave}
      depositForm={step.status === 'deposit' ? depositForm : undefined}
      onDeposit={submit}
      onKeep={keep}
    />
  )
}
