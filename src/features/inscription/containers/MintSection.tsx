import { useState } from 'react'
import { emptyAmount } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { Fields } from '../components/InscriptionPage.styles'
import { ResultList } from '../components/ResultList'
import { TickFacts } from '../components/TickFacts'
import { Warnings } from '../components/Warnings'
import { WholeInput } from '../components/WholeInput'
import { useDigits } from '../hooks/useDigits'
import { useKnownInscriptions } from '../hooks/useIndexer'
import { useRepeatedSend } from '../hooks/useRepeatedSend'
import { useResultViews } from '../hooks/useResultViews'
import { deriveMintForm, operationData } from '../model/forms'
import { operationText } from '../model/operation'
import { DEFAULT_REPEAT } from '../model/query'
import { operationWarnings } from '../model/warnings'
import { DataCostSection } from './DataCostSection'

interface MintSectionProps {
  readonly initialTick: string
  readonly initialAmt: string
}

/** Mints a tick to oneself, once or many times at once. */
export function MintSection({ initialTick, initialAmt }: MintSectionProps) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const known = useKnownInscriptions()
  const { results, sendAll } = useRepeatedSend()
  const resultViews = useResultViews(results)
  const [tick, setTick] = useState(initialTick)
  const [initial] = useState(() => emptyAmount('amount', initialAmt))
  const amount = useAmountField(initial, { isWhole: true })
  const amt = amount.text
  const repeat = useDigits(DEFAULT_REPEAT)
  const operation = { op: 'mint', tick, amt } as const
  const form = deriveMintForm({ walletStatus, account }, operation, repeat.text)
  const inscription = known.list?.find((item) => item.tick === tick)
  return (
    <Card as="section" data-testid="inscription-mint">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('inscription.mint')}
        </Heading>
        <TextInput label={t('inscription.tick')} value={tick} onChange={setTick} spellCheck={false} />
        <Fields>
          <WholeInput label={t('inscription.amt')} field={amount} />
          <WholeInput label={t('inscription.repeat')} field={repeat} />
        </Fields>
        {inscription !== undefined && <TickFacts inscription={inscription} />}
        <Warnings warnings={operationWarnings(operation, known)} />
        <DataCostSection
          data={operationData(operation)}
          text={operationText(operation)}
          times={form.status === 'ready' && 'times' in form.request ? form.request.times : 1}
        />
        <TxButton
          form={form}
          onSubmit={async (order) => {
            if (!('times' in order)) return
            await (order.times === 1 ? amount.submit(order.request) : sendAll(order, tick))
          }}
        />
        {resultViews.length > 0 && <ResultList results={resultViews} />}
      </Stack>
    </Card>
  )
}
