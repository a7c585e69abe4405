import { poolState, stakeLimit, stakeRoom } from '@/domain/farm/model/poolState'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { LOADING, valueOf } from '@/lib/loadable'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { GetToken, TokenSymbol } from '../components/FormParts'
import { blockText } from '../model/blockText'
import { derivePoolStakeForm } from '../model/poolForms'

export interface StakeSectionProps {
  readonly pool: StakingPool
  readonly reads: PoolReads
  /** The latest block; undefined before the first response. */
  readonly block: number | undefined
  /** Undefined without a rate. */
  readonly roi: RoiTerms | undefined
}

/** Stakes more in a pool. */
export function StakeSection({ pool, reads, block, roi }: StakeSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const field = useAmountField(EMPTY_AMOUNT)
  const { staked, contract } = pool
  const { terms, own, stakedPrice } = reads
  const wei = parseAmount(field.text, staked.decimals)
  const balance = own?.balance ?? LOADING
  const approval = useApproval({
    token: staked.address,
    tokenName: staked.symbol,
    spender: contract,
    amount: affordable(wei, balance),
  })
  const form = derivePoolStakeForm({ walletStatus, pool, terms, own, block, typed: field.text, approval })
  const known = valueOf(terms)
  const isKnown = known !== undefined && block !== undefined
  const state = isKnown ? poolState(known, block) : undefined
  const limit = isKnown ? stakeLimit(known, block) : undefined
  const available = maxAmount(staked.address, valueOf(balance) ?? 0n)
  const room = isKnown ? stakeRoom(known, valueOf(own?.staked ?? LOADING) ?? 0n, block) : undefined
  const most = room !== undefined && room < available ? room : available
  return (
    <Stack gap={16}>
      {valueOf(own?.isBlacklisted ?? LOADING) === true && (
        <Notice tone="warning" title={t('pools.stake.blacklisted')}>
          {t('pools.stake.blacklisted.body')}
        </Notice>
      )}
      {state === 'finished' && (
        <Notice tone="warning" title={t('pools.stake.ended')}>
          {t('pools.stake.ended.body')}
        </Notice>
      )}
      {state === 'inactive' && (
        <Notice tone="warning" title={t('pools.stake.inactive')}>
          {t('pools.stake.inactive.body')}
        </Notice>
      )}
      <StakeForm
        amountLabel={t('pools.stake.amount')}
        token={<TokenSymbol symbol={staked.symbol} />}
        typed={field.text}
        onType={field.type}
        worth={<AmountUsd wei={wei} decimals={staked.decimals} price={stakedPrice} />}
        balance={
          own && {
            label: t('pools.balance'),
            view: figureView(own.balance, (amount) => formatToken(amount, staked.decimals, staked.symbol, locale)),
          }
        }
        onPercent={field.percentFiller(most, staked.decimals)}
        hint={
          limit === undefined || known?.limit === undefined
            ? undefined
            : t('pools.stake.limit', {
                amount: formatAmount(limit, staked.decimals, { significant: 6, locale }),
                asset: staked.symbol,
                block: blockText(known.limit.untilBlock, locale),
              })
        }
        form={form}
        onSubmit={field.submit}
        more={
          <Row gap={16}>
            <GetToken currency={staked} />
            {roi && <RoiButton amount={field.text} terms={roi} />}
          </Row>
        }
      />
    </Stack>
  )
}
