import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { discountBps } from '@/domain/lottery/model/prizes'
import { ticketDigits } from '@/domain/lottery/model/ticketNumber'
import type { OwnTicket } from '@/domain/lottery/round'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Hex } from '@/lib/hex'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Row, Stack } from '@/ui/layout'
import { PercentButtons } from '@/ui/PercentButtons'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { usePlayLimit } from '@/widgets/play-limit/usePlayLimit'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { BoughtTickets } from '../components/BoughtTickets'
import { NumbersBox } from '../components/Lottery.styles'
import { NumberFields } from '../components/NumberFields'
import { TokenFigure, TokenWorth } from '../components/TokenFigure'
import type { LotteryNow } from '../hooks/useLotteryNow'
import type { DraftField } from '../hooks/useTicketDraft'
import { affordableTickets, deriveBuyForm, draftExpectation } from '../model/buyForm'
import { bpsText } from '../model/lotteryView'
import { findDuplicates, randomised, ticketCount, withCount, withNumber } from '../model/ticketDraft'

/** The contract's limit, until it is read. */
const DEFAULT_MAX_TICKETS = 100

/** What is wrong with the number of tickets. The button says the rest. */
const COUNT_ERRORS: ReadonlySet<string> = new Set(['lottery.buy.tooMany', 'lottery.buy.insufficient'])

interface Bought {
  readonly hash: Hex
  readonly numbers: readonly string[]
}

export interface BuyDialogProps {
  readonly now: LotteryNow
  /** The account's tickets of this lottery. */
  readonly owned: Loadable<readonly OwnTicket[]>
  readonly draft: DraftField
  readonly onClose: () => void
}

/** Buys tickets: how many, their numbers, what they cost and are worth, the approval, and what was bought. */
export function BuyDialog({ now, owned, draft, onClose }: BuyDialogProps) {
  const { t } = useTranslation()
  const [bought, setBought] = useState<Bought>()
  const outcome = useTxOutcome(bought?.hash)
  return (
    <Dialog title={t('lottery.buy')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {bought === undefined ? (
        <BuyForm now={now} owned={owned} draft={draft} onBought={setBought} />
      ) : (
        <BoughtTickets
          outcome={outcome}
          numbers={bought.numbers}
          onAgain={() => setBought(undefined)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface BuyFormProps extends Omit<BuyDialogProps, 'onClose'> {
  readonly onBought: (bought: Bought) => void
}

function BuyForm({ now, owned, draft: { draft, change: onDraft, markSent }, onBought }: BuyFormProps) {
  const { t, tText, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const [isEditing, setIsEditing] = useState(false)
  const { lottery, round, phase, soldTickets, state, price } = now
  const { token } = lottery
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const maxTickets = valueOf(state)?.maxTickets ?? DEFAULT_MAX_TICKETS
  const known = valueOf(round)
  const expectation = draftExpectation({ draft, maxTickets }, known, valueOf(soldTickets))
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: lottery.address,
    amount: expectation?.costWei,
  })
  const { decimals } = token
  const stakeUsd =
    expectation === undefined ? undefined : valueOf(price)?.times(toDecimal(expectation.costWei, decimals))
  const playLimit = usePlayLimit(stakeUsd)
  const purchase = deriveBuyForm({
    walletStatus,
    lottery,
    round,
    phase,
    soldTickets,
    maxTickets,
    draft,
    balance,
    approval,
  })
  const form = expectation === undefined ? purchase : playLimit.guard(purchase)
  const taken = new Set((valueOf(owned) ?? []).map(({ number }) => ticketDigits(number)))
  const duplicates = findDuplicates(draft.numbers, taken)
  const duplicateCount = duplicates.filter((duplicate) => duplicate !== undefined).length
  const count = ticketCount(draft.countText)
  const setCount = (typed: string) => onDraft(withCount(draft, typed, maxTickets, taken))
  const balanceWei = valueOf(balance)
  const most =
    known === undefined || balanceWei === undefined ? undefined : affordableTickets(balanceWei, known, maxTickets)
  const submit = async (request: AnyTxRequest) => {
    const result = await submitTx(request)
    if (result.status !== 'sent' || request.approval !== undefined) return
    playLimit.record(stakeUsd)
    markSent(result.hash)
    onBought({ hash: result.hash, numbers: draft.numbers })
  }
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <TextInput
          label={t('lottery.buy.count')}
          inputMode="numeric"
          placeholder="0"
          value={draft.countText}
          onChange={setCount}
          hint={
            known === undefined
              ? t('lottery.buy.max', { max: maxTickets })
              : t('lottery.buy.max.discount', {
                  max: maxTickets,
                  percent: bpsText(discountBps(known.discountDivisor, maxTickets), locale),
                })
          }
          error={form.status === 'invalid' && COUNT_ERRORS.has(form.text.key) ? tText(form.text) : undefined}
        />
        {most !== undefined && most > 0 && (
          <PercentButtons
            label={t('lottery.buy.percent')}
            maxLabel={t('lottery.buy.most', { count: most })}
            onChoose={(percent) => setCount(String(Math.max(1, Math.floor((most * percent) / 100))))}
          />
        )}
        {walletStatus === 'connected' && (
          <Text size="sm" tone="muted">
            {t('lottery.balance')}{' '}
            <LoadableFigure
              view={figureView(balance, (wei) => formatToken(wei, token.decimals, token.symbol, locale))}
            />
          </Text>
        )}
      </Stack>
      {expectation !== undefined && known !== undefined && (
        <Facts>
          <Fact name={t('lottery.buy.discount')}>{bpsText(discountBps(known.discountDivisor, count), locale)} %</Fact>
          <Fact name={t('lottery.buy.cost')}>
            <TokenFigure token={token} wei={ready(expectation.costWei)} />{' '}
            <Text as="span" size="sm" tone="muted">
              <TokenWorth token={token} wei={ready(expectation.costWei)} price={price} />
            </Text>
          </Fact>
          <Fact name={t('lottery.buy.worth')}>
            <TokenFigure token={token} wei={ready(expectation.valueWei)} />
          </Fact>
          {expectation.costWei > expectation.valueWei && (
            <Fact name={t('lottery.buy.loss')}>
              <TokenFigure token={token} wei={ready(expectation.costWei - expectation.valueWei)} />
            </Fact>
          )}
        </Facts>
      )}
      {draft.numbers.length > 0 && (
        <Stack gap={12}>
          <Row gap={8}>
            <Button size="sm" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
              {t(isEditing ? 'lottery.numbers.hide' : 'lottery.numbers.edit')}
            </Button>
            <Button size="sm" onClick={() => onDraft(randomised(draft, taken))}>
              {t('lottery.numbers.random')}
            </Button>
          </Row>
          {duplicateCount > 0 && (
            <div role="status">
              <Text size="sm" tone="warning">
                {t('lottery.numbers.duplicates', { count: duplicateCount })}
              </Text>
            </div>
          )}
          {isEditing && (
            <NumbersBox>
              <NumberFields
                numbers={draft.numbers}
                duplicates={duplicates}
                onType={(index, typed) => onDraft(withNumber(draft, index, typed))}
              />
            </NumbersBox>
          )}
        </Stack>
      )}
      {expectation !== undefined && playLimit.notice}
      <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
        <Text size="sm" tone="muted">
          {t('lottery.buy.final')}
        </Text>
      </FormEnd>
    </Stack>
  )
}
