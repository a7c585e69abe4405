import { useMemo } from 'react'
import type { Profiles } from '@/domain/profile/profiles'
import { approvedReading, type Picture } from '@/domain/profile/reads'
import type { Approval } from '@/forms/approval'
import { useIsOutdated } from '@/hooks/useIsOutdated'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import { isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { approvePictureTx } from '../model/profileTx'

/** Whether the profile contract may take a collectible, and the transaction that allows it. */
export function usePictureApproval(profiles: Profiles, picture: Picture | undefined): Approval {
  const { hasPendingApproval } = useTransactions()
  const reading = useMemo(() => picture && approvedReading(picture), [picture])
  const spender = valueOf(useReading(reading))
  const isOutdated = useIsOutdated(reading?.calls ?? [])
  return useMemo((): Approval => {
    if (picture === undefined || spender === undefined || isOutdated) return { status: 'UNKNOWN' }
    if (isSameAddress(spender, profiles.address)) return { status: 'APPROVED' }
    return {
      status: hasPendingApproval(picture.collection, profiles.address, picture.tokenId.toString())
        ? 'PENDING'
        : 'NOT_APPROVED',
      request: approvePictureTx(profiles, picture),
    }
  }, [profiles, picture, spender, isOutdated, hasPendingApproval])
}
