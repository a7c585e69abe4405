import { useState } from 'react'
import { emptyAmount } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Fact } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { DestinationInput } from '../components/DestinationInput'
import { Fields } from '../components/InscriptionPage.styles'
import { TickAmount } from '../components/TickAmount'
import { Warnings } from '../components/Warnings'
import { WholeInput } from '../components/WholeInput'
import { useDestination } from '../hooks/useDestination'
import { useKnownInscriptions } from '../hooks/useIndexer'
import { deriveTransferForm } from '../model/forms'
import { operationData, operationText } from '../model/operation'
import { operationWarnings } from '../model/warnings'
import { DataCostSection } from './DataCostSection'

interface TransferSectionProps {
  readonly initialTick: string
  readonly initialAmt: string
}

/** Sends what the account holds of a tick to somebody. */
export function TransferSection({ initialTick, initialAmt }: TransferSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const known = useKnownInscriptions()
  const field = useDestination()
  const [tick, setTick] = useState(initialTick)
  const [initial] = useState(() => emptyAmount('amount', initialAmt))
  const amount = useAmountField(initial, { isWhole: true })
  const amt = amount.text
  const operation = { op: 'transfer', tick, amt } as const
  const { destination } = field
  return (
    <section data-testid="inscription-transfer">
      <Stack gap={16}>
        <Fields>
          <TextInput label={t('inscription.tick')} value={tick} onChange={setTick} spellCheck={false} />
          <WholeInput label={t('inscription.amt')} field={amount} />
        </Fields>
        <DestinationInput field={field} />
        <Warnings warnings={operationWarnings(operation, known, locale)} />
        <DataCostSection
          data={operationData(operation)}
          text={operationText(operation)}
          destination={destination.status === 'valid' ? destination.address : undefined}
        >
          {tick !== '' && amt !== '' && (
            <Fact name={t('inscription.transfer.total')}>
              <TickAmount amount={BigInt(amt)} tick={tick} />
            </Fact>
          )}
        </DataCostSection>
        <TxButton
          form={deriveTransferForm({ walletStatus, account, locale }, operation, field)}
          onSubmit={amount.submit}
        />
      </Stack>
    </section>
  )
}
