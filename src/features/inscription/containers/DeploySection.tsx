import { useState } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { Fields } from '../components/InscriptionPage.styles'
import { Warnings } from '../components/Warnings'
import { WholeInput } from '../components/WholeInput'
import { useDigits } from '../hooks/useDigits'
import { useKnownInscriptions } from '../hooks/useIndexer'
import { deriveDeployForm, operationData } from '../model/forms'
import { operationText } from '../model/operation'
import { DEFAULT_LIM, DEFAULT_MAX, DEFAULT_TICK } from '../model/query'
import { operationWarnings } from '../model/warnings'
import { DataCostSection } from './DataCostSection'

/** Deploys a new tick. */
export function DeploySection() {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const known = useKnownInscriptions()
  const submit = useSubmitTx()
  const [tick, setTick] = useState(DEFAULT_TICK)
  const max = useDigits(DEFAULT_MAX)
  const lim = useDigits(DEFAULT_LIM)
  const operation = { op: 'deploy', tick, max: max.text, lim: lim.text } as const
  return (
    <Card as="section" data-testid="inscription-deploy">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('inscription.deploy')}
        </Heading>
        <TextInput label={t('inscription.tick')} value={tick} onChange={setTick} spellCheck={false} />
        <Fields>
          <WholeInput label={t('inscription.max')} field={max} />
          <WholeInput label={t('inscription.lim')} field={lim} />
        </Fields>
        <Warnings warnings={operationWarnings(operation, known)} />
        <DataCostSection data={operationData(operation)} text={operationText(operation)} />
        <TxButton form={deriveDeployForm({ walletStatus, account }, operation)} onSubmit={submit} variant="secondary" />
      </Stack>
    </Card>
  )
}
