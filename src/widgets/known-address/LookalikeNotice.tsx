import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Acceptance } from '@/ui/Acceptance'
import { Notice } from '@/ui/Notice'
import { AddressComparison } from './AddressComparison'

export interface LookalikeNoticeProps {
  /** The address that is imitated. */
  readonly known: Address
  readonly typed: Address
  /** The user has confirmed the comparison. */
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** Warning about a lookalike of a known address, which has to be compared before sending. */
export function LookalikeNotice({ known, typed, isAccepted, onAccept }: LookalikeNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="bad"
      title={t('address.looksLike')}
      action={
        <Acceptance isAccepted={isAccepted} onChange={onAccept} missing={t('address.compare')}>
          {t('address.looksLike.accept')}
        </Acceptance>
      }
    >
      {t('address.looksLike.body')}
      <AddressComparison known={known} typed={typed} />
    </Notice>
  )
}
