import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { readRecipient } from '@/domain/known-address/recipient'
import { useKnownAddresses } from '@/domain/known-address/useKnownAddresses'
import type { Raffle, Raffles } from '@/domain/raffle/raffle'
import { raffleReading } from '@/domain/raffle/reads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { RecipientField } from '@/widgets/known-address/RecipientField'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { deriveBuyForm, wholeNumber } from '../model/raffleForms'

export interface RaffleDialogProps {
  readonly raffles: Raffles
  /** As it was when the dialog was opened. */
  readonly asked: Raffle
  readonly onClose: () => void
}

/** Buys tickets of a raffle, for the account or for another one. */
export function BuyDialog({ raffles, asked, onClose }: RaffleDialogProps) {
  const { t, tText } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const known = useKnownAddresses()
  const [typed, setTyped] = useState('')
  const [to, setTo] = useState<string>()
  // Of one address: another has to be compared anew.
  const [compared, setCompared] = useState<Address>()
  const fresh = useReading(useMemo(() => raffleReading(raffles.address, asked.id), [raffles, asked]))
  const raffle = valueOf(fresh) ?? asked
  const { token } = raffles
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const count = wholeNumber(typed)
  const costWei = count === 0n ? undefined : count * raffle.priceWei
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: raffles.address,
    amount: costWei,
  })
  const recipient = readRecipient(to, known, compared)
  const form = deriveBuyForm({ walletStatus, raffles, raffle, balance, typed, recipient, approval })
  const submit = async (request: AnyTxRequest) => {
    const result = await submitTx(request)
    if (result.status === 'sent' && request.approval === undefined) onClose()
  }
  const isWrongCount = form.status === 'invalid' && COUNT_ERRORS.has(form.text.key)
  return (
    <Dialog title={t('raffles.buy')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <Text isStrong>{raffle.name}</Text>
        <TextInput
          label={t('raffles.buy.count')}
          inputMode="numeric"
          placeholder="0"
          value={typed}
          onChange={setTyped}
          hint={t('raffles.buy.hint', { count: (raffle.maxTickets - raffle.soldTickets).toString() })}
          error={isWrongCount ? tText(form.text) : undefined}
        />
        <Checkbox isChecked={to !== undefined} onChange={(isOther) => setTo(isOther ? '' : undefined)}>
          {t('raffles.buy.other')}
        </Checkbox>
        {to !== undefined && (
          <RecipientField
            label={t('raffles.buy.address')}
            hint={t('raffles.buy.address.hint')}
            invalid={t('raffles.buy.invalidAddress')}
            typed={to}
            onType={setTo}
            recipient={recipient}
            known={known}
            onCompare={setCompared}
          />
        )}
        <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
          <Facts>
            <Fact name={t('raffles.balance')}>
              <TokenAmount token={token} wei={balance} />
            </Fact>
            {costWei !== undefined && (
              <Fact name={t('raffles.buy.cost')}>
                <TokenAmount token={token} wei={ready(costWei)} />
              </Fact>
            )}
          </Facts>
        </FormEnd>
      </Stack>
    </Dialog>
  )
}

/** What is wrong with the number of tickets. The button says the rest. */
const COUNT_ERRORS: ReadonlySet<string> = new Set(['raffles.buy.left', 'raffles.buy.insufficient'])
