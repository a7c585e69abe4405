import { useMemo } from 'react'
import type { Profiles } from '@/domain/profile/profiles'
import { kindNamesReading, profileCostsReading, type StarterSale } from '@/domain/profile/reads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { Choice, Choices } from '../components/Profile.styles'
import type { CreateDraftField } from '../hooks/useCreateDraft'
import { derivePaidForm } from '../model/profileForm'
import { mintStarterTx } from '../model/profileTx'

/** The kinds that the factory sells. */
const STARTER_KINDS = [5, 6, 7, 8, 9] as const

export interface StarterStepProps extends CreateDraftField {
  readonly profiles: Profiles
  readonly sale: StarterSale
  /** Whether the account has a picture without buying one. */
  readonly hasCollectible: boolean
}

/** Buys a starter collectible. Once it is bought, the next step shows. */
export function StarterStep({ profiles, sale, hasCollectible, draft, change }: StarterStepProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { token, bunnies, bunnyFactory } = profiles
  const { submit, isPending } = usePendingSubmit()
  const names = useReading(useMemo(() => kindNamesReading(bunnies, STARTER_KINDS), [bunnies]))
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: bunnyFactory,
    amount: sale.priceWei,
  })
  const { kind } = draft
  const form = derivePaidForm({
    walletStatus,
    symbol: token.symbol,
    cost: ready(sale.priceWei),
    balance,
    approvals: [approval],
    missing: isPending
      ? { key: 'profile.pending' }
      : kind === undefined
        ? { key: 'profile.starter.choose' }
        : undefined,
    text: { key: 'profile.starter.submit' },
    requestOf: (costWei) => {
      const name = names.status === 'ready' && kind !== undefined ? names.value[kind - STARTER_KINDS[0]] : undefined
      return kind === undefined || name === undefined ? undefined : mintStarterTx(profiles, kind, name, costWei)
    },
  })
  const amount = (wei: bigint) => formatToken(wei, token.decimals, token.symbol, locale)
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg" id="profile-step">
        {t('profile.starter.title')}
      </Heading>
      <Text tone="muted">{t('profile.starter.lead')}</Text>
      {names.status === 'loading' && <Skeleton width="100%" height="3rem" />}
      {names.status === 'failed' && (
        <Notice tone="bad" title={t('profile.failed')} action={<RetryButton onRetry={names.retry} />} />
      )}
      {(names.status === 'ready' || names.status === 'stale') && (
        <Choices $min="9.5rem">
          <legend>
            <VisuallyHidden>{t('profile.starter.choose')}</VisuallyHidden>
          </legend>
          {STARTER_KINDS.map((id, index) => (
            <Choice key={id}>
              <input type="radio" name="profile-starter" checked={id === kind} onChange={() => change({ kind: id })} />
              <Text as="span" isStrong>
                {names.value[index]}
              </Text>
            </Choice>
          ))}
        </Choices>
      )}
      <Facts>
        <Fact name={t('profile.cost')}>
          <LoadableFigure view={figureView(ready(sale.priceWei), amount)} />
        </Fact>
        <Fact name={t('profile.balance')}>
          <LoadableFigure view={figureView(balance, amount)} />
        </Fact>
      </Facts>
      <MinimumNote profiles={profiles} starterWei={sale.priceWei} balance={balance} />
      <FormEnd act={<TxButton form={form} onSubmit={submit} />} />
      {hasCollectible && (
        <Button variant="quiet" onClick={() => change({ step: 'picture' })}>
          {t('profile.starter.skip')}
        </Button>
      )}
    </Stack>
  )
}

interface MinimumNoteProps {
  readonly profiles: Profiles
  /** Base units. */
  readonly starterWei: bigint
  readonly balance: Loadable<bigint>
}

/** What all steps cost together, before the first of them is paid. */
function MinimumNote({ profiles: { address, token }, starterWei, balance }: MinimumNoteProps) {
  const { t, locale } = useTranslation()
  const costs = valueOf(useReading(useMemo(() => profileCostsReading(address), [address])))
  if (costs === undefined) return null
  const text = (wei: bigint) => {
    const { text: figure } = formatToken(wei, token.decimals, token.symbol, locale)
    return `${figure} ${token.symbol}`
  }
  const totalWei = starterWei + costs.registerWei
  const held = valueOf(balance)
  const sentence = t('profile.minimum', {
    amount: text(totalWei),
    parts: [
      t('profile.minimum.starter', { amount: text(starterWei) }),
      t('profile.minimum.profile', { amount: text(costs.registerWei) }),
    ].join(', '),
  })
  if (held !== undefined && held < totalWei)
    return (
      <Notice tone="warning" title={t('profile.minimum.missing')}>
        {sentence}
      </Notice>
    )
  return (
    <Text size="sm" tone="muted">
      {sentence}
    </Text>
  )
}
