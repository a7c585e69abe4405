import { useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Exchange } from '@/domain/pair/exchange'
import { usePairSides } from '@/domain/pair/usePairSides'
import { sortedAddressPair } from '@/domain/pair/userPairs'
import { useUserPairs } from '@/domain/pair/useUserPairs'
import { tokenOf } from '@/domain/token/currency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useErc20Contract } from '@/hooks/contracts/useErc20Contract'
import { useAccount } from '@/hooks/useAccount'
import { useCall } from '@/hooks/useCalls'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PlusIcon } from '@/ui/rareIcons'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { TokenSelect } from '@/widgets/token-select/TokenSelect'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { Join } from '../components/Liquidity.styles'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { findView } from '../model/findView'
import { type CurrencyPair, isSameToken, pairPath, withSide } from '../model/routeCurrencies'
import type { Side } from '../model/side'
import { PositionSection } from './PositionSection'

/** Looks a pool up by its two tokens, and keeps it among the account's. */
export function FindSection({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const [pair, setPair] = useState<CurrencyPair>({ A: 'native', B: undefined })
  const [choosing, setChoosing] = useState<Side>()
  const { A: sideA, B: sideB } = useCurrencyChoice(pair, directory)
  const [tokenA, tokenB] = [pair.A && tokenOf(pair.A, getDeployment()), pair.B && tokenOf(pair.B, getDeployment())]
  const pool = usePairSides(exchange.factory, tokenA, tokenB)
  const lp = valueOf(pool)?.address
  const lpToken = useErc20Contract(lp)
  const held = useCall(account && lpToken?.balanceOf(account))
  const gate = useTokenGate(sideA.currency, sideB.currency, directory)
  const { tokenPairs, keep } = useUserPairs()
  const view = findView({
    pair,
    isSameToken: isSameToken(pair.A, pair.B, getDeployment()),
    pool,
    held: account === undefined ? undefined : held,
  })
  const tokenPair = tokenA !== undefined && tokenB !== undefined ? sortedAddressPair(tokenA, tokenB) : undefined
  const isKept = tokenPair !== undefined && tokenPairs.some((kept) => kept.join() === tokenPair.join())
  const button = (side: Side, label: string) => (
    <CurrencyButton
      currency={(side === 'A' ? sideA : sideB).currency}
      placeholder={t('liquidity.selectToken')}
      label={label}
      onClick={() => setChoosing(side)}
    />
  )
  const add = (
    <ButtonLink variant="primary" to={pairPath(routes.addLiquidity, pair)}>
      {t(view.status === 'noPool' ? 'liquidity.find.create' : 'liquidity.add')}
    </ButtonLink>
  )
  const keepButton = tokenPair !== undefined && (
    <Button
      onClick={(event) => {
        if (gate.isOpen || isKept) keep(...tokenPair, !isKept)
        else requestAcceptance(event.currentTarget)
      }}
    >
      {t(isKept ? 'liquidity.find.forget' : 'liquidity.find.keep')}
    </Button>
  )
  return (
    <Card as="section" data-testid="find-card" aria-label={t('shell.title.importPool')}>
      <Stack gap={24}>
        <Stack gap={12} align="stretch">
          <Row justify="space-between">
            <Text as="span" tone="muted">
              {t('liquidity.find.first')}
            </Text>
            {button('A', t('liquidity.find.first'))}
          </Row>
          <Join>
            <PlusIcon />
          </Join>
          <Row justify="space-between">
            <Text as="span" tone="muted">
              {t('liquidity.find.second')}
            </Text>
            {button('B', t('liquidity.find.second'))}
          </Row>
        </Stack>
        <CurrencyNote choice={sideA.choice} isChosen={pair.A !== undefined} />
        <CurrencyNote choice={sideB.choice} isChosen={pair.B !== undefined} />
        <TokenGateNotices gate={gate} />
        <div aria-live="polite">
          {view.status === 'choose' && <Text tone="muted">{t('liquidity.find.choose')}</Text>}
          {view.status === 'invalid' && (
            <Notice tone="bad" title={t('liquidity.invalidPair')}>
              {t('liquidity.invalidPair.body')}
            </Notice>
          )}
          {view.status === 'loading' && (
            <Stack gap={12}>
              <Text tone="muted">{t('common.loading')}</Text>
              <Skeleton width="100%" height="8rem" />
            </Stack>
          )}
          {view.status === 'failed' && (
            <Notice tone="warning" title={t('liquidity.pool.unread')} action={<RetryButton onRetry={view.retry} />} />
          )}
          {view.status === 'noPool' && (
            <Notice tone="info" title={t('liquidity.find.none')} action={add}>
              {t('liquidity.find.none.body')}
            </Notice>
          )}
          {view.status === 'disconnected' && (
            <Notice
              tone="good"
              title={t('liquidity.find.found')}
              action={
                <Row gap={8}>
                  <ConnectButton variant="secondary" />
                  {keepButton}
                </Row>
              }
            >
              {t('liquidity.find.connect')}
            </Notice>
          )}
          {view.status === 'noPosition' && (
            <Notice
              tone="good"
              title={t('liquidity.find.found')}
              action={
                <Row gap={8}>
                  {add}
                  {keepButton}
                </Row>
              }
            >
              {t('liquidity.find.noPosition')}
            </Notice>
          )}
          {view.status === 'position' && tokenPair !== undefined && (
            <Stack gap={16}>
              <Notice tone="good" title={t('liquidity.find.found')} action={keepButton}>
                {t(isKept ? 'liquidity.find.kept' : 'liquidity.find.position')}
              </Notice>
              <PositionSection
                factory={exchange.factory}
                directory={directory}
                tokens={tokenPair}
                held={held}
                acts={(A, B) => (
                  <ButtonLink size="sm" to={pairPath(routes.removeLiquidity, { A, B })}>
                    {t('liquidity.remove')}
                  </ButtonLink>
                )}
              />
            </Stack>
          )}
        </div>
      </Stack>
      <TokenSelect
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        directory={directory}
        selected={choosing === 'A' ? pair.A : pair.B}
        onSelect={({ address }) => {
          if (choosing !== undefined) setPair(withSide(pair, choosing, address).pair)
        }}
      />
    </Card>
  )
}
