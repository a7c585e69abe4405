import { Suspense, useState } from 'react'
import type { FarmAuctions, OwnBid } from '@/domain/auction/auction'
import { closeAuctionTx, reclaimTx } from '@/domain/auction/auctionTx'
import { useIsBidder } from '@/domain/auction/useAuctions'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import type { AuctionNow } from '../hooks/useAuctionNow'

const BidDialog = lazyDialog(async () => (await import('./BidDialog')).BidDialog, ['auction'])

interface BiddingProps {
  readonly now: AuctionNow
  /** Whether the account can bid now; an open dialog stays if not. */
  readonly isOffered: boolean
}

/** Opens the dialog of a bid. */
export function Bidding({ now, isOffered }: BiddingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isBidder = useIsBidder(now.auctions)
  // Here, so that closing the dialog loses nothing that was typed.
  const field = useAmountField(EMPTY_AMOUNT)
  return (
    <>
      {isOffered && (
        <Button
          variant="primary"
          disabled={now.phase !== 'open' || valueOf(isBidder) === undefined}
          isBusy={field.isPending}
          onClick={() => setIsOpen(true)}
        >
          {t('auction.bid')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <BidDialog now={now} field={field} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Closes an auction that is over. */
export function CloseButton({ now: { auctions, id } }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = deriveActionForm(status, closeAuctionTx(auctions, id), { key: 'auction.close' })
  return isPending ? (
    <Button variant="primary" isBusy>
      {t('auction.close')}
    </Button>
  ) : (
    <TxButton form={form} onSubmit={submit} />
  )
}

interface ReclaimButtonProps {
  readonly auctions: FarmAuctions
  readonly account: Address
  readonly bid: OwnBid
}

/** Takes back a bid. */
export function ReclaimButton({ auctions, account, bid: { auctionId, amountWei } }: ReclaimButtonProps) {
  const { t } = useTranslation()
  const { submit, isPending } = usePendingSubmit()
  return (
    <Button
      variant="primary"
      isBusy={isPending}
      aria-label={t('auction.reclaim.act.of', { id: auctionId })}
      onClick={() => void submit(reclaimTx({ auctions, auctionId, account, amountWei }))}
    >
      {t('auction.reclaim.act')}
    </Button>
  )
}
