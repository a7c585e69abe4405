import type { Claims } from '@/domain/claims/claims'
import type { RoleToken } from '@/domain/claims/roleToken'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { RecipientField } from '@/widgets/known-address/RecipientField'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { useRecipient } from '../hooks/useRecipient'
import { deriveTokenActForm, type TokenAct } from '../model/roleTokenForms'

interface TokenActFormProps {
  readonly claims: Claims
  readonly token: RoleToken
  readonly act: TokenAct
}

/** Transfers, burns or mints an amount of the token. */
export function TokenActForm({ claims, token, act }: TokenActFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const { recipient, ...entry } = useRecipient()
  const available = act === 'mint' ? token.capWei - token.supplyWei : token.own?.balanceWei
  const form = deriveTokenActForm({ walletStatus, claims, token, account, act, typed: field.text, recipient })
  return (
    <Stack gap={16}>
      {act !== 'burn' && (
        <RecipientField
          {...entry}
          recipient={recipient}
          label={t(`roleToken.${act}.to`)}
          hint={t('roleToken.to.hint')}
          invalid={t('roleToken.invalidAddress')}
        />
      )}
      <StakeForm
        amountLabel={t(`roleToken.${act}.amount`)}
        token={token.symbol}
        typed={field.text}
        onType={field.type}
        worth={null}
        balance={
          account === undefined || available === undefined
            ? undefined
            : {
                label: t(act === 'mint' ? 'roleToken.mintable.label' : 'roleToken.balance'),
                view: { status: 'ready', ...formatToken(available, token.decimals, token.symbol, locale) },
              }
        }
        onPercent={act === 'mint' ? undefined : field.percentFiller(available, token.decimals)}
        form={form}
        onSubmit={field.submit}
      >
        <Text size="sm" tone="muted">
          {t(`roleToken.${act}.note`)}
        </Text>
      </StakeForm>
    </Stack>
  )
}
