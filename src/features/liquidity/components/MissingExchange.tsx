import { type ContractName, deployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'
import { MissingParts } from '@/widgets/figures/MissingParts'

const NEEDED: readonly ContractName[] = ['multicall', 'factory', 'router', 'wcro']

/** Says that this network has no exchange, and what it lacks. */
export function MissingExchange() {
  const { t } = useTranslation()
  const missing = NEEDED.filter((name) => deployment.contracts[name] === undefined)
  return (
    <Notice tone="info" title={<MissingParts parts={missing} />}>
      {t('liquidity.missing')}
    </Notice>
  )
}
