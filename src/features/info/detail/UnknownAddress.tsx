import { hasValidChecksum } from '@/chain/abi/checksum'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress } from '@/lib/hex'
import { EmptyState } from '@/ui/EmptyState'
import { InfoFrame } from '../containers/InfoFrame'
import { DetailHeader } from './DetailHeader'
import { readInfoAddress } from './readInfoAddress'

export interface UnknownAddressProps {
  readonly kind: 'token' | 'pool'
  /** In the URL. */
  readonly text: string
}

/** Why there can be nothing at an address; `unknown` for one that is well formed. */
function problemOf(text: string): 'notAddress' | 'checksum' | 'unknown' {
  const typed = text.trim()
  if (!isAddress(typed) || readInfoAddress(typed) === undefined) return 'notAddress'
  return hasValidChecksum(typed) ? 'unknown' : 'checksum'
}

/** The page of a token or pool that there is not. */
export function UnknownAddress({ kind, text }: UnknownAddressProps) {
  const { t } = useTranslation()
  const problem = problemOf(text)
  return (
    <InfoFrame header={<DetailHeader kind={kind} title={t(`infoDetail.${kind}.none`)} address={undefined} />}>
      <EmptyState title={t(`infoDetail.${kind}.${problem}`)}>{t(`infoDetail.${problem}.body`)}</EmptyState>
    </InfoFrame>
  )
}
