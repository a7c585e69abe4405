import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { raffleDrawReading, raffleReading } from '@/domain/raffle/reads'
import { findSecret } from '@/domain/raffle/secret'
import { useBlock } from '@/hooks/useBlock'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { deriveRevealForm, revealDeadline } from '../model/raffleForms'
import type { RaffleDialogProps } from './BuyDialog'

/** Reveals the secret of a raffle, as this device has it or as typed. */
export function RevealDialog({ raffles, asked, onClose }: RaffleDialogProps) {
  const { t, tText } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const block = useBlock()?.number
  const [typed, setTyped] = useState<string>()
  const { address } = raffles
  const fresh = useReading(useMemo(() => raffleReading(address, asked.id), [address, asked.id]))
  const raffle = valueOf(fresh) ?? asked
  const draw = useReading(useMemo(() => raffleDrawReading(address, asked.id), [address, asked.id]))
  const known = valueOf(draw)
  const stored = useMemo(() => (known === undefined ? undefined : findSecret(known.commitment)), [known])
  const secret = typed ?? stored ?? ''
  const form = deriveRevealForm({ walletStatus, raffles, raffle, draw, block, typed: secret })
  const submit = async (request: AnyTxRequest) => {
    if ((await submitTx(request)).status === 'sent') onClose()
  }
  return (
    <Dialog title={t('raffles.reveal')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <Text tone="muted">{t('raffles.reveal.lead')}</Text>
        {known !== undefined && (
          <Text>
            <Countdown to={{ block: revealDeadline(known) }} due={t('raffles.reveal.late')}>
              {(time) => t('raffles.reveal.deadline', { time })}
            </Countdown>
          </Text>
        )}
        <TextInput
          label={t('raffles.secret')}
          placeholder="0x"
          spellCheck={false}
          dir="ltr"
          value={secret}
          onChange={setTyped}
          hint={typed === undefined && stored !== undefined ? t('raffles.reveal.stored') : t('raffles.reveal.hint')}
          error={form.status === 'invalid' && form.text.key === 'raffles.reveal.wrong' ? tText(form.text) : undefined}
        />
        <FormEnd act={<TxButton form={form} onSubmit={submit} />} />
      </Stack>
    </Dialog>
  )
}
