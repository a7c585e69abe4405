import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/EmptyState'
import { InfoFrame } from '../containers/InfoFrame'
import { DetailHeader } from './DetailHeader'

export interface UnknownAddressProps {
  readonly kind: 'token' | 'pool'
  /** `unknown`: nothing of this kind is at the address. */
  readonly problem: 'notAddress' | 'checksum' | 'unknown'
}

/** The page of a token or pool that there is not. */
export function UnknownAddress({ kind, problem }: UnknownAddressProps) {
  const { t } = useTranslation()
  const title = t(`infoDetail.${kind}.none`)
  return (
    <InfoFrame header={<DetailHeader kind={kind} title={title} address={undefined} />}>
      <EmptyState title={t(`infoDetail.${kind}.${problem}`)}>{t(`infoDetail.${problem}.body`)}</EmptyState>
    </InfoFrame>
  )
}
