import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { Raffles } from '@/domain/raffle/raffle'
import { createSecret, storeSecret } from '@/domain/raffle/secret'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, ready } from '@/lib/loadable'
import { downloadFile } from '@/platform/downloadFile'
import { Acceptance } from '@/ui/Acceptance'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { TextInput } from '@/ui/TextInput'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { FieldPair } from '../components/Raffles.styles'
import { deriveCreateForm, EMPTY_DRAFT, type RaffleDraft, readDraft } from '../model/raffleForms'
import { bondOf } from '../model/raffleTx'

const PAIRS = [
  ['price', 'maxTickets'],
  ['minPrize', 'maxWinners'],
  ['delay', 'blocks'],
] as const

interface CreateDialogProps {
  readonly raffles: Raffles
  readonly onClose: () => void
}

/** Creates a raffle: its terms, the bond, and the secret that its creator has to keep. */
export function CreateDialog({ raffles, onClose }: CreateDialogProps) {
  const { t, tText } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const block = useBlock()?.number
  const [draft, setDraft] = useState<RaffleDraft>(EMPTY_DRAFT)
  const [secret] = useState(createSecret)
  const [isSaved, setIsSaved] = useState(false)
  const { token } = raffles
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const read = readDraft(draft, token.decimals, block ?? 0)
  const bondWei = read.status === 'ready' ? bondOf(read.terms) : undefined
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: raffles.address,
    amount: bondWei,
  })
  const form = deriveCreateForm({
    walletStatus,
    raffles,
    draft: block === undefined ? { status: 'empty' } : read,
    balance,
    secret,
    isSaved,
    approval,
  })
  const submit = async (request: AnyTxRequest) => {
    // Before it is sent: afterwards it would be too late.
    storeSecret(secret)
    const result = await submitTx(request)
    if (result.status === 'sent' && request.approval === undefined) onClose()
  }
  const field = (name: keyof RaffleDraft) => (
    <TextInput
      key={name}
      label={t(`raffles.create.${name}`, { asset: token.symbol })}
      inputMode={name === 'name' ? 'text' : 'decimal'}
      value={draft[name]}
      onChange={(typed) => setDraft({ ...draft, [name]: typed })}
      error={read.status === 'invalid' && read.field === name ? tText(read.text) : undefined}
    />
  )
  return (
    <Dialog title={t('raffles.create')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        {field('name')}
        {PAIRS.map((names) => (
          <FieldPair key={names[0]}>{names.map(field)}</FieldPair>
        ))}
        {field('percent')}
        <Notice
          tone="warning"
          title={t('raffles.create.secret')}
          action={
            <Stack gap={12}>
              <Row>
                <Button size="sm" onClick={() => downloadFile('raffle-secret.txt', 'text/plain', secret)}>
                  {t('raffles.create.save')}
                </Button>
              </Row>
              <Acceptance isAccepted={isSaved} onChange={setIsSaved} missing={t('raffles.create.saved.missing')}>
                {t('raffles.create.saved')}
              </Acceptance>
            </Stack>
          }
        >
          {t('raffles.create.secret.body')}
        </Notice>
        <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
          <Facts>
            <Fact name={t('raffles.balance')}>
              <TokenAmount token={token} wei={balance} />
            </Fact>
            {bondWei !== undefined && (
              <Fact name={t('raffles.create.bond')}>
                <TokenAmount token={token} wei={ready(bondWei)} />
              </Fact>
            )}
          </Facts>
        </FormEnd>
      </Stack>
    </Dialog>
  )
}
