import type { ProposalSummary } from '@/api/snapshot/parse'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'

/** Whether one can vote now. */
export function StateBadge({ state }: Pick<ProposalSummary, 'state'>) {
  const { t } = useTranslation()
  return <Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`voting.state.${state}`)}</Badge>
}

/** Whose proposal it is. */
export function KindBadge({ isCore: isOfCore }: { readonly isCore: boolean }) {
  const { t } = useTranslation()
  return <Badge tone={isOfCore ? 'sun' : 'neutral'}>{t(isOfCore ? 'voting.type.core' : 'voting.type.community')}</Badge>
}
