import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useNowSec } from '@/hooks/useNowSec'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatPaid, formatReceived, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { LOADING, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { TokenSymbol } from '../components/FormParts'
import { vaultPosition } from '../model/poolView'
import { deriveVaultUnstakeForm, vaultWithdrawal } from '../model/vaultForms'
import type { VaultFormProps } from './VaultStakeSection'

/** Withdraws shares of the automatic vault, by their value. */
export function VaultUnstakeSection({ vault, reads, manual }: VaultFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { terms, user = LOADING } = reads
  const nowSec = useNowSec()
  const field = useAmountField(EMPTY_AMOUNT)
  const { token } = vault
  const wei = parseAmount(field.text, token.decimals)
  const { value } = vaultPosition(user, terms)
  const [knownUser, knownTerms] = [valueOf(user), valueOf(terms)]
  const covered = affordable(wei, value)
  const withdrawal =
    covered === undefined || knownUser === undefined || knownTerms === undefined
      ? undefined
      : vaultWithdrawal(covered, knownUser, knownTerms, nowSec)
  return (
    <StakeForm
      amountLabel={t('pools.unstake.amount')}
      token={<TokenSymbol symbol={token.symbol} />}
      typed={field.text}
      onType={field.type}
      worth={<AmountUsd wei={wei} decimals={token.decimals} price={manual.stakedPrice} />}
      balance={
        reads.user && {
          label: t('pools.staked'),
          view: figureView(value, (amount) => formatToken(amount, token.decimals, token.symbol, locale)),
        }
      }
      onPercent={field.percentFiller(valueOf(value), token.decimals)}
      form={deriveVaultUnstakeForm({ walletStatus, vault, terms, user, value, typed: field.text, nowSec })}
      onSubmit={field.submit}
    >
      {withdrawal !== undefined && (
        <Facts>
          <Fact name={t('pools.vault.withdrawFee')}>
            <LoadableFigure
              view={{ status: 'ready', ...formatPaid(withdrawal.fee, token.decimals, token.symbol, locale) }}
            />
          </Fact>
          <Fact name={t('pools.vault.receive')}>
            <LoadableFigure
              view={{ status: 'ready', ...formatReceived(withdrawal.received, token.decimals, token.symbol, locale) }}
            />
          </Fact>
        </Facts>
      )}
    </StakeForm>
  )
}
