import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { bidStep } from '@/domain/auction/auction'
import { amountOf, bidOfBalance, neededBid } from '@/domain/auction/model/ranking'
import { useIsBidder } from '@/domain/auction/useAuctions'
import { usdOf } from '@/domain/price/valuedView'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { exactApproval } from '@/forms/approval'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, toAmountText } from '@/lib/amount'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Row, Stack } from '@/ui/layout'
import { PercentButtons } from '@/ui/PercentButtons'
import { Select } from '@/ui/Select'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import type { AmountField } from '@/widgets/tx/useAmountField'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { HelperBox } from '../components/Auction.styles'
import { BidFigure } from '../components/BidFigure'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { deriveBidForm, readBid } from '../model/bidForm'

/** Places that the helper offers, at least. */
const TOP_PLACES = 10

export interface BidDialogProps {
  readonly now: AuctionNow
  readonly field: AmountField
  readonly onClose: () => void
}

/** Bids in the auction, or adds to the account's bid. */
export function BidDialog({ now, field, onClose }: BidDialogProps) {
  const { t, tText, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const submitTx = useSubmitTx()
  const isBidder = useIsBidder(now.auctions)
  const { auctions, block, price } = now
  const { token } = auctions
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const auction = valueOf(now.auction)
  const book = valueOf(now.book)
  const typed = field.text
  const draft =
    auction !== undefined && book !== undefined && account !== undefined
      ? readBid({ auctions, auction, book, account, typed })
      : undefined
  const approval = exactApproval(
    useApproval({
      token: token.address,
      tokenName: token.symbol,
      spender: auctions.address,
      amount: draft?.amountWei,
    }),
  )
  const form = deriveBidForm({
    walletStatus,
    auctions,
    account,
    auction: now.auction,
    book: now.book,
    isBidder,
    block,
    typed,
    balance,
    approval,
  })
  const submit = async (request: AnyTxRequest) => {
    const result = await submitTx(request)
    if (result.status !== 'sent' || request.approval !== undefined) return
    field.markSent(result.hash)
    onClose()
  }
  const stepWei = bidStep(token)
  const balanceWei = valueOf(balance)
  const fill = (wei: bigint) => field.fill(toAmountText(wei, token.decimals))
  const ownWei = book !== undefined && account !== undefined ? amountOf(book, account) : 0n
  const usd = valueOf(usdOf(ready(draft?.amountWei ?? 0n), price, token.decimals))
  return (
    <Dialog title={t('auction.bid')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        {auction !== undefined && (
          <Text tone="muted">
            <Countdown to={{ block: auction.endBlock }} due={t('auction.phase.finished')}>
              {(left) => t('auction.endsIn', { time: left })}
            </Countdown>
          </Text>
        )}
        <Stack gap={8}>
          <AmountInput
            label={t(ownWei > 0n ? 'auction.bid.add' : 'auction.bid.amount')}
            value={typed}
            onChange={(text) => field.type(text)}
            balance={
              <span>
                {t('auction.balance')}{' '}
                <LoadableFigure
                  view={figureView(balance, (wei) => formatToken(wei, token.decimals, token.symbol, locale))}
                />
              </span>
            }
            token={token.symbol}
            worth={draft === undefined || usd === undefined ? null : formatUsd(usd, locale).text}
            hint={t('auction.bid.hint')}
            error={form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined}
          />
          {balanceWei !== undefined && balanceWei >= stepWei && (
            <PercentButtons
              label={t('auction.bid.percent')}
              maxLabel={t('auction.bid.max')}
              onChoose={(percent) => fill(bidOfBalance(balanceWei, percent, stepWei))}
            />
          )}
        </Stack>
        {account !== undefined && auction !== undefined && book !== undefined && (
          <PlaceHelper
            places={auction.places}
            bidders={book.bids.length}
            neededFor={(place) => neededBid(book, { account, place, stepWei, auction })}
            textOf={(wei) => `${formatAmount(wei, token.decimals, { locale })} ${token.symbol}`}
            onUse={fill}
          />
        )}
        <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
          <Facts>
            {ownWei > 0n && (
              <Fact name={t('auction.bid.before')}>
                <BidFigure token={token} wei={ownWei} price={price} isInline />
              </Fact>
            )}
            <Fact name={t('auction.bid.total')}>
              {draft === undefined ? '–' : <BidFigure token={token} wei={draft.totalWei} price={price} isInline />}
            </Fact>
            <Fact name={t('auction.bid.place')}>
              {draft === undefined || auction === undefined
                ? '–'
                : t(draft.isWinning ? 'auction.bid.place.winning' : 'auction.bid.place.losing', {
                    place: draft.place,
                    places: auction.places,
                  })}
            </Fact>
          </Facts>
        </FormEnd>
      </Stack>
    </Dialog>
  )
}

interface PlaceHelperProps {
  /** Number of winners. */
  readonly places: number
  readonly bidders: number
  /** Base units; 0 where the account is there already. */
  readonly neededFor: (place: number) => bigint
  readonly textOf: (wei: bigint) => string
  readonly onUse: (wei: bigint) => void
}

/** The least bid that enters the top n. */
function PlaceHelper({ places, bidders, neededFor, textOf, onUse }: PlaceHelperProps) {
  const { t } = useTranslation()
  const last = Math.max(places, Math.min(TOP_PLACES, bidders))
  const [chosen, setChosen] = useState(String(places))
  const place = Number(chosen)
  const needed = neededFor(place)
  return (
    <HelperBox>
      <Select
        label={t('auction.helper')}
        value={chosen}
        onChange={setChosen}
        options={Array.from({ length: last }, (_, index) => ({
          value: String(index + 1),
          label: t(index < places ? 'auction.helper.top.winning' : 'auction.helper.top', { count: index + 1 }),
        }))}
      />
      <Row gap={12} justify="space-between">
        <Text size="sm">
          {needed === 0n
            ? t('auction.helper.there', { place })
            : t('auction.helper.needed', { place, amount: textOf(needed) })}
        </Text>
        {needed > 0n && (
          <Button size="sm" onClick={() => onUse(needed)}>
            {t('auction.helper.use')}
          </Button>
        )}
      </Row>
    </HelperBox>
  )
}
