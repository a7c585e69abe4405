import { Suspense, useState } from 'react'
import { bidStep } from '@/domain/auction/auction'
import { closeAuctionTx } from '@/domain/auction/auctionTx'
import { neededBid, rankBids } from '@/domain/auction/model/ranking'
import { useIsBidder } from '@/domain/auction/useAuctions'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { deriveActionForm } from '@/forms/walletForm'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { type Address, isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { ActBox } from '../components/Auction.styles'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { outcomeOf } from '../model/outcome'

const BidDialog = lazyDialog(async () => (await import('./BidDialog')).BidDialog, ['auction'])
const BiddersDialog = lazyDialog(async () => (await import('./BiddersDialog')).BiddersDialog, ['auction'])

/** What the account has bid in an auction, and what it can do. */
export function ActSection({ now }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const account = useAccount()
  const [open, setOpen] = useState<'bid' | 'bidders'>()
  // Here, so that closing the dialog loses nothing that was typed.
  const field = useAmountField(EMPTY_AMOUNT)
  const close = () => setOpen(undefined)
  const canBid = now.phase === 'open' || now.phase === 'pending'
  return (
    <ActBox>
      {account !== undefined && <OwnBid now={now} account={account} />}
      {canBid && <BidAct now={now} isSent={field.isPending} onBid={() => setOpen('bid')} />}
      {now.phase === 'finished' && <CloseAct now={now} />}
      <Row gap={12}>
        <Button size="sm" onClick={() => setOpen('bidders')}>
          {t('auction.bidders.view')}
        </Button>
      </Row>
      <Suspense fallback={null}>
        {open === 'bid' && <BidDialog now={now} field={field} onClose={close} />}
        {open === 'bidders' && <BiddersDialog auctions={now.auctions} onClose={close} />}
      </Suspense>
    </ActBox>
  )
}

/** How the account's bid stands, or what became of it; nothing without a bid. */
function OwnBid({ now, account }: { readonly now: AuctionNow; readonly account: Address }) {
  const { t, locale } = useTranslation()
  const { auctions, book, phase, id } = now
  const known = valueOf(book)
  const terms = valueOf(now.auction)
  if (known === undefined || terms === undefined || phase === undefined) return null
  const ranked = rankBids(known)
  const index = ranked.findIndex((bid) => isSameAddress(bid.account, account))
  const own = ranked[index]
  if (own === undefined) return null
  const { token } = auctions
  const textOf = (wei: bigint) => formatAmount(wei, token.decimals, { locale })
  const outcome = outcomeOf(own, phase === 'closed')
  const needed = neededBid(known, { account, place: terms.places, stepWei: bidStep(token), auction: terms })
  const values = {
    id,
    amount: textOf(own.amountWei),
    asset: token.symbol,
    place: index + 1,
    places: terms.places,
    needed: textOf(needed),
  }
  const tone = { winning: 'good', won: 'good', outbid: 'warning', lost: 'info', reclaimed: 'info' } as const
  return (
    <div role="status">
      <Notice tone={tone[outcome]} title={t(`auction.own.${outcome}`, values)}>
        {t(`auction.own.${outcome}.body`, values)}
      </Notice>
    </div>
  )
}

interface BidActProps {
  readonly now: AuctionNow
  /** A bid of the account waits for its block. */
  readonly isSent: boolean
  readonly onBid: () => void
}

/** Leads to the bid, or says who can bid. */
function BidAct({ now: { auctions, phase }, isSent, onBid }: BidActProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const isBidder = useIsBidder(auctions)
  if (account === undefined)
    return (
      <>
        <Text isStrong>{t('auction.connect')}</Text>
        <Text tone="muted">{t('auction.connect.body')}</Text>
        <ConnectButton />
      </>
    )
  if (isBidder.status === 'failed')
    return <Notice tone="bad" title={t('auction.whitelist.failed')} action={<RetryButton onRetry={isBidder.retry} />} />
  if (valueOf(isBidder) === false) return <Text tone="muted">{t('auction.watch')}</Text>
  return (
    <Button
      variant="primary"
      disabled={phase !== 'open' || valueOf(isBidder) === undefined}
      isBusy={isSent}
      onClick={onBid}
    >
      {t('auction.bid')}
    </Button>
  )
}

/** Closes an auction that is over. */
function CloseAct({ now: { auctions, id } }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = deriveActionForm(status, closeAuctionTx(auctions, id), { key: 'auction.close' })
  return (
    <>
      <Text tone="muted">{t('auction.close.body')}</Text>
      {isPending ? (
        <Button variant="primary" isBusy>
          {t('auction.close')}
        </Button>
      ) : (
        <TxButton form={form} onSubmit={submit} />
      )}
    </>
  )
}
