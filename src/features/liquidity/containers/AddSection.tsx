import { useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Exchange } from '@/domain/pair/exchange'
import { formatPoolFee } from '@/domain/pair/pair'
import { sortedAddressPair } from '@/domain/pair/userPairs'
import { tokenOf } from '@/domain/token/currency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useErc20Contract } from '@/hooks/contracts/useErc20Contract'
import { useAccount } from '@/hooks/useAccount'
import { useCall } from '@/hooks/useCalls'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { FormAside, FormColumns } from '@/ui/FormColumns'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { TokenSelect } from '@/widgets/token-select/TokenSelect'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { useMint } from '../hooks/useMint'
import { usePairRoute } from '../hooks/usePairRoute'
import { pairPath } from '../model/routeCurrencies'
import type { Side } from '../model/side'
import { AddForm } from './AddForm'
import { PositionAside } from './PositionAside'

/** The form, and beside it what the account has in the pool already. */
export function AddSection({ exchange }: { readonly exchange: Exchange }) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const { pair, choose } = usePairRoute(routes.addLiquidity)
  const { A, B } = useCurrencyChoice(pair, directory)
  const mint = useMint(exchange, A.currency, B.currency)
  const gate = useTokenGate(A.currency, B.currency, directory)
  const [choosing, setChoosing] = useState<Side>()
  const pool = valueOf(mint.pool)?.address
  const lpToken = useErc20Contract(pool)
  const held = useCall(account && lpToken?.balanceOf(account))
  const [tokenA, tokenB] = [pair.A && tokenOf(pair.A, getDeployment()), pair.B && tokenOf(pair.B, getDeployment())]
  const hasPosition = (valueOf(held) ?? 0n) > 0n
  return (
    <FormColumns>
      <AddForm mint={mint} onChoose={setChoosing} gate={gate}>
        <CurrencyNote choice={A.choice} isChosen={pair.A !== undefined} />
        <CurrencyNote choice={B.choice} isChosen={pair.B !== undefined} />
      </AddForm>
      <FormAside>
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} size="lg">
              {t('liquidity.how')}
            </Heading>
            <Text tone="muted">{t('liquidity.how.body', { fee: formatPoolFee(exchange.fee, locale) })}</Text>
            <Text tone="muted">{t('liquidity.how.risk')}</Text>
          </Stack>
        </Card>
        {hasPosition && tokenA !== undefined && tokenB !== undefined && (
          <PositionAside
            factory={exchange.factory}
            directory={directory}
            tokens={sortedAddressPair(tokenA, tokenB)}
            held={held}
            acts={() => (
              <ButtonLink size="sm" to={pairPath(routes.removeLiquidity, pair)}>
                {t('liquidity.remove')}
              </ButtonLink>
            )}
          />
        )}
      </FormAside>
      <TokenSelect
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        directory={directory}
        selected={choosing === 'A' ? pair.A : pair.B}
        onSelect={({ address }) => {
          if (choosing !== undefined && choose(choosing, address)) mint.switchSides()
        }}
      />
    </FormColumns>
  )
}
