import { useMemo, useState } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { TextArea } from '@/ui/TextArea'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { DestinationInput } from '../components/DestinationInput'
import { useDestination } from '../hooks/useDestination'
import { type AnythingDraft, readAnything } from '../model/anything'
import { deriveAnythingForm } from '../model/forms'
import { DataCostSection } from './DataCostSection'

/** Inscribes any text or bytes, with linked text and hex editors. */
export function AnythingSection() {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const submit = useSubmitTx()
  const field = useDestination()
  const [draft, setDraft] = useState<AnythingDraft>({ source: 'text', typed: '' })
  const { text, hex, data } = useMemo(() => readAnything(draft), [draft])
  const { destination } = field
  const error = t('inscription.anything.error')
  return (
    <section data-testid="inscription-anything">
      <Stack gap={16}>
        <TextArea
          label={t('inscription.anything.text')}
          value={text ?? ''}
          onChange={(typed) => setDraft({ source: 'text', typed })}
          error={text === undefined ? error : undefined}
          hint={hex === undefined ? t('inscription.anything.noHex') : undefined}
        />
        <TextArea
          label={t('inscription.anything.hex')}
          isCode
          value={hex ?? ''}
          onChange={(typed) => setDraft({ source: 'hex', typed })}
          error={hex === undefined ? error : undefined}
          hint={
            text === undefined
              ? t(data === undefined ? 'inscription.anything.badHex' : 'inscription.anything.noText')
              : undefined
          }
        />
        <DestinationInput field={field} emptyHint={t('inscription.to.own')} />
        {data !== undefined && data !== '0x' && (
          <DataCostSection data={data} destination={destination.status === 'valid' ? destination.address : undefined} />
        )}
        <TxButton
          form={deriveAnythingForm({ walletStatus, account, locale }, { ...field, data, text })}
          onSubmit={submit}
        />
      </Stack>
    </section>
  )
}
