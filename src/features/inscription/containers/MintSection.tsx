import { useState } from 'react'
import { emptyAmount } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Fact } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { Fields } from '../components/InscriptionPage.styles'
import { TickAmount } from '../components/TickAmount'
import { TickFacts } from '../components/TickFacts'
import { Warnings } from '../components/Warnings'
import { WholeInput } from '../components/WholeInput'
import { useDigits } from '../hooks/useDigits'
import { useKnownInscriptions } from '../hooks/useIndexer'
import { useMintRun } from '../hooks/useMintRun'
import { deriveMintForm, type MintOrder } from '../model/forms'
import { operationData, operationText } from '../model/operation'
import { DEFAULT_REPEAT } from '../model/query'
import { BATCH_SIZE } from '../model/sendMints'
import { operationWarnings } from '../model/warnings'
import { DataCostSection } from './DataCostSection'
import { MintRunSection } from './MintRunSection'

interface MintSectionProps {
  readonly initialTick: string
  readonly initialAmt: string
}

const SENDING = { status: 'invalid', text: { key: 'inscription.run.sending' } } as const satisfies FormState<MintOrder>

/** Mints a tick to oneself, once or many times. */
export function MintSection({ initialTick, initialAmt }: MintSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const known = useKnownInscriptions()
  const { shown, start, ...controls } = useMintRun()
  const [tick, setTick] = useState(initialTick)
  const [initial] = useState(() => emptyAmount('amount', initialAmt))
  const amount = useAmountField(initial, { isWhole: true })
  const amt = amount.text
  const repeat = useDigits(DEFAULT_REPEAT)
  const operation = { op: 'mint', tick, amt } as const
  const isSending = shown !== undefined && shown.phase !== 'paused'
  const form = isSending ? SENDING : deriveMintForm({ walletStatus, account, locale }, operation, repeat.text)
  const times = form.status === 'ready' && 'times' in form.request ? form.request.times : 1
  const inscription = known.list?.find((item) => item.tick === tick)
  return (
    <section data-testid="inscription-mint">
      <Stack gap={16}>
        <TextInput label={t('inscription.tick')} value={tick} onChange={setTick} spellCheck={false} />
        <Fields>
          <WholeInput label={t('inscription.amt')} field={amount} />
          <WholeInput
            label={t('inscription.repeat')}
            field={repeat}
            hint={times > BATCH_SIZE ? t('inscription.repeat.batches', { size: BATCH_SIZE }) : undefined}
          />
        </Fields>
        <Warnings warnings={operationWarnings(operation, known, locale)} />
        <DataCostSection data={operationData(operation)} text={operationText(operation)} times={times}>
          {tick !== '' && amt !== '' && (
            <Fact name={t('inscription.mint.total')}>
              <TickAmount amount={BigInt(amt) * BigInt(times)} tick={tick} />
            </Fact>
          )}
        </DataCostSection>
        <TxButton
          form={form}
          onSubmit={async (order) => {
            if (!('times' in order)) return
            await (order.times === 1 ? amount.submit(order.request) : start(order))
          }}
        />
        {shown !== undefined && <MintRunSection shown={shown} {...controls} />}
        {inscription !== undefined && <TickFacts inscription={inscription} />}
      </Stack>
    </section>
  )
}
