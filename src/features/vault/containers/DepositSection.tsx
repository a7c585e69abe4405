import { useMemo } from 'react'
import { depositCurrency } from '@/domain/vault/depositCurrency'
import { useAccount } from '@/hooks/useAccount'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { AnyTokenForm } from '@/widgets/deposit-steps/AnyTokenForm'
import { unfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { OwnDepositSection, type OwnDepositSectionProps } from './OwnDepositSection'

const ReceivedSection = lazyPart(
  async () => (await import('@/widgets/vault-deposit/FinishDepositSection')).FinishDepositSection,
  ['vault', 'steps'],
)

/** Deposit of the vault's token, or of any other that is zapped into it first. */
export function DepositSection(props: Omit<OwnDepositSectionProps, 'token'>) {
  const { vault, shareToken } = props
  const { t } = useTranslation()
  const account = useAccount()
  const { recent } = useTransactions()
  const own = useMemo(() => depositCurrency(vault), [vault])
  const target = useMemo(() => ({ contract: shareToken }), [shareToken])
  const step = useMemo(() => unfinishedDeposit(recent, target), [recent, target])
  return (
    <div data-testid="deposit-card">
      <AnyTokenForm
        own={own}
        target={target}
        isOpen={!vault.disableDeposit}
        last={t('vault.zap.step.deposit', { asset: own.symbol })}
        payLabel={t('vault.pay')}
        ownForm={(token) => <OwnDepositSection {...props} token={token} />}
        received={
          step && account !== undefined ? (
            <ReceivedSection key={step.hash} vault={vault} shareToken={shareToken} account={account} step={step} />
          ) : undefined
        }
      />
    </div>
  )
}
