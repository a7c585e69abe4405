import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { type PoolName, poolNamed, salePhase } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useApproval } from '@/hooks/useApproval'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { readAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready, valueOf } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { Countdown } from '@/widgets/schedule/Countdown'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { OutcomeFacts } from '../components/OutcomeFacts'
import { ShareFigure } from '../components/PoolFacts'
import type { IfoReads } from '../hooks/useIfo'
import { commitEffect, committableWei, deriveCommitForm } from '../model/commitForm'
import { GetLpLinks } from './StepsPart'

export interface CommitDialogProps {
  readonly ifo: IfoReads
  readonly reads: SaleReads
  readonly name: PoolName
  readonly onClose: () => void
}

/** Commits LP tokens to a pool: how many, what that means if the sale closed now, the approval. */
export function CommitDialog({ ifo, reads, name, onClose }: CommitDialogProps) {
  const { t, locale } = useTranslation()
  const { offerings, hasProfile, balance, lpPrice } = ifo
  const { offering, sale, own } = reads
  const { lpToken } = offerings
  const { status: walletStatus } = useWallet()
  const block = useBlock()?.number
  const field = useAmountField(EMPTY_AMOUNT)
  const typed = readAmount(field.text, lpToken.decimals)
  const amountWei = typed.status === 'amount' ? typed.wei : undefined
  const approval = useApproval({
    token: lpToken.address,
    tokenName: lpToken.symbol,
    spender: offering.contract,
    amount: affordable(amountWei, balance),
  })
  const terms = valueOf(sale)
  const account = valueOf(own)
  const form = deriveCommitForm({
    walletStatus,
    offerings,
    offering,
    name,
    sale,
    own,
    hasProfile: offering.version === 1 ? ready(true) : hasProfile,
    balance,
    block,
    typed: field.text,
    approval,
  })
  const committed = account?.pools.find((pool) => pool.name === name)?.amountWei ?? 0n
  const pool = terms && poolNamed(terms, name)
  const effect = terms && commitEffect(terms, name, committed, amountWei ?? 0n)
  const isTyped = amountWei !== undefined && amountWei > 0n
  const submit = async (request: AnyTxRequest) => {
    await field.submit(request)
  }
  return (
    <Dialog
      title={t('ifo.commit.title', { token: offering.token.symbol, pool: t(`ifo.pool.${name}`) })}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16}>
        {terms !== undefined && block !== undefined && salePhase(terms, block) === 'live' && (
          <Text tone="muted">
            <Countdown to={{ block: terms.endBlock }} due={t('ifo.commit.late')}>
              {(time) => t('ifo.commit.left', { time })}
            </Countdown>
          </Text>
        )}
        {valueOf(balance) === 0n && (
          <Notice
            tone="info"
            title={t('ifo.commit.noLp', { asset: lpToken.symbol })}
            action={<GetLpLinks offerings={offerings} />}
          />
        )}
        <StakeForm
          amountLabel={t('ifo.commit.amount')}
          token={<Text as="span">{lpToken.symbol}</Text>}
          typed={field.text}
          onType={field.type}
          worth={<AmountUsd wei={amountWei} decimals={lpToken.decimals} price={lpPrice} />}
          balance={
            walletStatus === 'connected'
              ? {
                  label: t('ifo.commit.balance.label'),
                  view: figureView(balance, (wei) => formatToken(wei, lpToken.decimals, lpToken.symbol, locale)),
                }
              : undefined
          }
          onPercent={field.percentFiller(committableWei(terms, account, valueOf(balance), name), lpToken.decimals)}
          hint={
            pool === undefined || pool.limitWei === 0n
              ? undefined
              : t('ifo.commit.limit', {
                  limit: formatToken(pool.limitWei, lpToken.decimals, lpToken.symbol, locale).text,
                  asset: lpToken.symbol,
                })
          }
          form={form}
          onSubmit={submit}
        >
          {effect !== undefined && (isTyped || committed > 0n) && (
            <Stack gap={12}>
              <Text size="sm" isStrong>
                {t(committed > 0n ? 'ifo.commit.effect.all' : 'ifo.commit.effect')}
              </Text>
              <Facts>
                <Fact name={t('ifo.own.share')}>
                  <ShareFigure share={effect.share} />
                </Fact>
                <OutcomeFacts offerings={offerings} offering={offering} outcome={effect} />
                {pool?.hasTax === true && (
                  <Fact name={t('ifo.pool.tax')}>
                    <ShareFigure share={effect.taxRate} />
                  </Fact>
                )}
              </Facts>
              {!effect.isMinimumMet && (
                <Text size="sm" tone="warning">
                  {t('ifo.commit.minimum')}
                </Text>
              )}
            </Stack>
          )}
          <Text size="sm" tone="muted">
            {t('ifo.commit.note')}
          </Text>
        </StakeForm>
      </Stack>
    </Dialog>
  )
}
