import { useMemo } from 'react'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import type { CroLock } from '@/domain/lock/lock'
import { lockReading } from '@/domain/lock/reads'
import { withdrawLockTx } from '@/domain/lock/withdrawTx'
import { deriveActionForm } from '@/forms/walletForm'
import { useKept } from '@/hooks/useKept'
import { useNowSec } from '@/hooks/useNowSec'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { calendarFile } from '@/lib/calendarFile'
import type { Address } from '@/lib/hex'
import { downloadFile } from '@/platform/downloadFile'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { LockItem } from '../components/LockItem'
import { CRO_DECIMALS } from '../model/lockForm'
import { lockView } from '../model/lockView'

interface LockSectionProps {
  readonly contract: Address
  readonly tokenId: bigint
}

/** One lock of the account. */
export function LockSection({ contract, tokenId }: LockSectionProps) {
  const { t } = useTranslation()
  const lock = useKept(useReading(useMemo(() => lockReading(contract, tokenId), [contract, tokenId])))
  if (lock.status === 'loading') return <Skeleton width="100%" height="10rem" />
  if (lock.status === 'failed') {
    return <Notice tone="bad" title={t('lock.item.failed')} action={<RetryButton onRetry={lock.retry} />} />
  }
  return <KnownLock contract={contract} lock={lock.value} />
}

function KnownLock({ contract, lock }: { readonly contract: Address; readonly lock: CroLock }) {
  const { t, locale } = useTranslation()
  const nowSec = useNowSec()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const id = lock.tokenId.toString()
  const saveAppointment = () => {
    const cro = (wei: bigint) => formatAmount(wei, CRO_DECIMALS, { locale })
    const payout = cro(lock.croAmount + lock.reward)
    const uid = `lock-${id}-${getDeployment().chainId}-${contract.toLowerCase()}@${brand.product.toLowerCase()}`
    const text = calendarFile({
      product: brand.product,
      uid,
      atSec: Number(lock.unlockEndTime),
      madeAtSec: Math.floor(Date.now() / 1000),
      summary: t('lock.calendar.summary', { amount: cro(lock.croAmount) }),
      description: t('lock.calendar.description', { id, payout, url: window.location.href }),
    })
    downloadFile(`lock-${id}.ics`, 'text/calendar', text)
  }
  return (
    <LockItem
      id={id}
      view={lockView(lock, nowSec, locale)}
      form={
        isPending
          ? { status: 'empty', text: { key: 'lock.withdraw.pending' } }
          : deriveActionForm(status, withdrawLockTx(contract, lock), { key: 'lock.withdraw' })
      }
      onSubmit={submit}
      onCalendar={saveAppointment}
    />
  )
}
