import { useState } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { Fields } from '../components/InscriptionPage.styles'
import { Warnings } from '../components/Warnings'
import { WholeInput } from '../components/WholeInput'
import { useDigits } from '../hooks/useDigits'
import { useKnownInscriptions } from '../hooks/useIndexer'
import { deriveDeployForm } from '../model/forms'
import { operationData, operationText } from '../model/operation'
import { DEFAULT_LIM, DEFAULT_MAX } from '../model/query'
import { isTickTaken, operationWarnings } from '../model/warnings'
import { DataCostSection } from './DataCostSection'

/** Deploys a new tick. */
export function DeploySection() {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const known = useKnownInscriptions()
  const submit = useSubmitTx()
  const [tick, setTick] = useState('')
  const max = useDigits(DEFAULT_MAX)
  const lim = useDigits(DEFAULT_LIM)
  const operation = { op: 'deploy', tick, max: max.text, lim: lim.text } as const
  return (
    <section data-testid="inscription-deploy">
      <Stack gap={16}>
        <TextInput
          label={t('inscription.tick')}
          value={tick}
          onChange={setTick}
          spellCheck={false}
          error={isTickTaken(tick, known) ? t('inscription.warn.deployed', { tick }) : undefined}
        />
        <Fields>
          <WholeInput label={t('inscription.max')} field={max} />
          <WholeInput label={t('inscription.lim')} field={lim} />
        </Fields>
        <Warnings warnings={operationWarnings(operation, known, locale)} />
        <DataCostSection data={operationData(operation)} text={operationText(operation)} />
        <TxButton form={deriveDeployForm({ walletStatus, account, locale }, operation)} onSubmit={submit} />
      </Stack>
    </section>
  )
}
