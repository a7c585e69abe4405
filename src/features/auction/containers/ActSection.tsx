import { Suspense, useState } from 'react'
import { bidStep } from '@/domain/auction/auction'
import { neededBid, rankBids } from '@/domain/auction/model/ranking'
import { useIsBidder } from '@/domain/auction/useAuctions'
import { useAccount } from '@/hooks/useAccount'
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
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { ActBox } from '../components/Auction.styles'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { outcomeOf } from '../model/outcome'
import { Bidding, CloseButton } from './lazyActs'

const BiddersDialog = lazyDialog(async () => (await import('./BiddersDialog')).BiddersDialog, ['auction'])

/** What the account has bid in an auction, and what it can do. */
export function ActSection({ now }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const account = useAccount()
  const [isListOpen, setIsListOpen] = useState(false)
  const canBid = now.phase === 'open' || now.phase === 'pending'
  return (
    <ActBox>
      {account !== undefined && <OwnBid now={now} account={account} />}
      <BidAct now={now} canBid={canBid} />
      {now.phase === 'finished' && <CloseAct now={now} />}
      <Row gap={12}>
        <Button size="sm" onClick={() => setIsListOpen(true)}>
          {t('auction.bidders.view')}
        </Button>
      </Row>
      <Suspense fallback={null}>
        {isListOpen && <BiddersDialog auctions={now.auctions} onClose={() => setIsListOpen(false)} />}
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
  /** Whether the auction takes bids, or will. */
  readonly canBid: boolean
}

/** Leads to the bid, or says who can bid; nothing where nobody can. */
function BidAct({ now, canBid }: BidActProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const isBidder = useIsBidder(now.auctions)
  const isOffered = canBid && account !== undefined && isBidder.status !== 'failed' && valueOf(isBidder) !== false
  // Stays once it is there, with what was typed and an open dialog.
  const [wasOffered, setWasOffered] = useState(isOffered)
  if (isOffered && !wasOffered) setWasOffered(true)
  return (
    <>
      {canBid && account === undefined && (
        <>
          <Text isStrong>{t('auction.connect')}</Text>
          <Text tone="muted">{t('auction.connect.body')}</Text>
          <ConnectButton />
        </>
      )}
      {canBid && account !== undefined && isBidder.status === 'failed' && (
        <Notice tone="bad" title={t('auction.whitelist.failed')} action={<RetryButton onRetry={isBidder.retry} />} />
      )}
      {canBid && account !== undefined && valueOf(isBidder) === false && <Text tone="muted">{t('auction.watch')}</Text>}
      {wasOffered && (
        <Suspense
          fallback={
            isOffered && (
              <Button variant="primary" disabled>
                {t('auction.bid')}
              </Button>
            )
          }
        >
          <Bidding now={now} isOffered={isOffered} />
        </Suspense>
      )}
    </>
  )
}

/** Closes an auction that is over. */
function CloseAct({ now }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  return (
    <>
      <Text tone="muted">{t('auction.close.body')}</Text>
      <Suspense
        fallback={
          <Button variant="primary" disabled>
            {t('auction.close')}
          </Button>
        }
      >
        <CloseButton now={now} />
      </Suspense>
    </>
  )
}
