import type { CakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { LOADING, valueOf } from '@/lib/loadable'
import { Row } from '@/ui/layout'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { GetToken, TokenSymbol } from '../components/FormParts'
import { deriveVaultStakeForm } from '../model/vaultForms'
import { type AutoVault, withdrawFeeValues } from '../model/vaultTx'

export interface VaultFormProps {
  readonly vault: AutoVault
  readonly reads: CakeVaultReads
  /** Of the manual pool, which stakes the same token. */
  readonly manual: PoolReads
}

export interface VaultStakeSectionProps extends VaultFormProps {
  /** Undefined without a rate. */
  readonly roi: RoiTerms | undefined
}

/** Stakes more in the automatic vault. */
export function VaultStakeSection({ vault, reads: { terms, user }, manual, roi }: VaultStakeSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const field = useAmountField(EMPTY_AMOUNT)
  const { token, address } = vault
  const wei = parseAmount(field.text, token.decimals)
  const balance = manual.own?.balance ?? LOADING
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: address,
    amount: affordable(wei, balance),
  })
  const known = valueOf(terms)
  const hasShares = user !== undefined && (valueOf(user)?.shares ?? 0n) > 0n
  return (
    <StakeForm
      amountLabel={t('pools.stake.amount')}
      token={<TokenSymbol symbol={token.symbol} />}
      typed={field.text}
      onType={field.type}
      worth={<AmountUsd wei={wei} decimals={token.decimals} price={manual.stakedPrice} />}
      balance={
        manual.own && {
          label: t('pools.balance'),
          view: figureView(balance, (amount) => formatToken(amount, token.decimals, token.symbol, locale)),
        }
      }
      onPercent={field.percentFiller(valueOf(balance), token.decimals)}
      hint={
        hasShares && known !== undefined && known.withdrawFee > 0n
          ? t('pools.vault.tx.stake.fee', withdrawFeeValues(known))
          : undefined
      }
      form={deriveVaultStakeForm({ walletStatus, vault, terms, typed: field.text, balance, approval })}
      onSubmit={field.submit}
      more={
        <Row gap={16}>
          <GetToken currency={token} />
          {roi && <RoiButton amount={field.text} terms={roi} />}
        </Row>
      }
    />
  )
}
