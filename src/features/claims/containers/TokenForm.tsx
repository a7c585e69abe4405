import { useState } from 'react'
import type { Claims } from '@/domain/claims/claims'
import { maxSwapIn, type PoolToken, type SwapPool, sharesFor, swapFee, swapOut } from '@/domain/claims/swapPool'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { deriveAddForm, deriveSwapForm } from '../model/swapPoolForms'

interface TokenFormProps {
  readonly claims: Claims
  readonly pool: SwapPool
  readonly act: 'swap' | 'add'
}

/** Swaps a token for the base token, or adds one to the pool. */
export function TokenForm({ claims, pool, act }: TokenFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const [base, ...acceptable] = pool.tokens
  const choices: readonly PoolToken[] = act === 'swap' ? acceptable : pool.tokens
  const [chosen, setChosen] = useState<string>()
  const token = choices.find(({ address }) => address === chosen) ?? choices[0] ?? base
  const balance = mapLoadable(useCurrencyBalance({ ...token, source: { kind: 'deployment' } }), ({ wei }) => wei)
  const wei = parseAmount(field.text, token.decimals)
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: pool.contract,
    amount: affordable(wei, balance),
  })
  const facts = { walletStatus, claims, pool, token, typed: field.text, balance, approval }
  const available = valueOf(balance)
  const swappable = act === 'swap' ? maxSwapIn(pool, token) : undefined
  const most = available !== undefined && swappable !== undefined && swappable < available ? swappable : available
  return (
    <Stack gap={16}>
      <Select
        label={t(`swapPool.${act}.token`)}
        value={token.address}
        onChange={setChosen}
        options={choices.map(({ address, symbol, name }) => ({ value: address, label: `${symbol} (${name})` }))}
      />
      <StakeForm
        amountLabel={t(`swapPool.${act}.amount`)}
        token={token.symbol}
        typed={field.text}
        onType={field.type}
        worth={null}
        balance={
          account === undefined
            ? undefined
            : {
                label: t('swapPool.balance'),
                view: figureView(balance, (amount) => formatToken(amount, token.decimals, token.symbol, locale)),
              }
        }
        onPercent={field.percentFiller(most, token.decimals)}
        form={act === 'swap' ? deriveSwapForm(facts) : deriveAddForm(facts)}
        onSubmit={field.submit}
      >
        <Outcome pool={pool} token={token} act={act} wei={wei ?? 0n} />
      </StakeForm>
    </Stack>
  )
}

interface OutcomeProps extends Pick<TokenFormProps, 'pool' | 'act'> {
  readonly token: PoolToken
  /** Typed base units. */
  readonly wei: bigint
}

/** What an amount brings, and what the fee takes of it. */
function Outcome({ pool, token, act, wei }: OutcomeProps) {
  const { t } = useTranslation()
  const [base] = pool.tokens
  const hasFee = token.address !== base.address
  return (
    <Stack gap={8}>
      <Facts>
        {act === 'swap' ? (
          <Fact name={t('swapPool.receive')}>
            <TokenAmount token={base} wei={ready(swapOut(token, wei, pool.feeBps))} />
          </Fact>
        ) : (
          <Fact name={t('swapPool.receive')}>
            <TokenAmount token={{ symbol: 'LP', decimals: base.decimals }} wei={ready(sharesFor(pool, token, wei))} />
          </Fact>
        )}
        <Fact name={t('swapPool.fee')}>
          <TokenAmount token={base} wei={ready(hasFee ? swapFee(token, wei, pool.feeBps) : 0n)} />
        </Fact>
      </Facts>
      <Text size="sm" tone="muted">
        {t(`swapPool.${act}.note`, { asset: base.symbol })}
      </Text>
    </Stack>
  )
}
