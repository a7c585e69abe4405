import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { AddressComparison } from './AddressComparison'

export interface LookalikeNoticeProps {
  /** The address that is imitated. */
  readonly known: Address
  readonly typed: Address
  /** The user said that they have compared the two. */
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** An address that begins and ends as a known one does: nothing is sent there before the two are compared. */
export function LookalikeNotice({ known, typed, isAccepted, onAccept }: LookalikeNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="bad"
      title={t('address.looksLike')}
      action={
        <Checkbox isChecked={isAccepted} onChange={onAccept}>
          {t('address.looksLike.accept')}
        </Checkbox>
      }
    >
      {t('address.looksLike.body')}
      <AddressComparison known={known} typed={typed} />
    </Notice>
  )
}
