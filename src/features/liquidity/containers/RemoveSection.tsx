import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Exchange } from '@/domain/pair/exchange'
import { sortedAddressPair } from '@/domain/pair/userPairs'
import { type Currency, type CurrencyId, parseCurrencyId, tokenOf } from '@/domain/token/currency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { FormAside, FormColumns } from '@/ui/FormColumns'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { useBurn } from '../hooks/useBurn'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { type CurrencyPair, otherForm, pairPath } from '../model/routeCurrencies'
import { PositionAside } from './PositionAside'
import { RemoveForm } from './RemoveForm'

/** The form, next to the account's position in the pool. */
export function RemoveSection({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation()
  const { a = '', b = '' } = useParams()
  const directory = useTokenDirectory()
  const pair = { A: parseCurrencyId(a), B: parseCurrencyId(b) }
  const { A, B } = useCurrencyChoice(pair, directory)
  const burn = useBurn(exchange, A.currency, B.currency)
  const [tokenA, tokenB] = [pair.A && tokenOf(pair.A, getDeployment()), pair.B && tokenOf(pair.B, getDeployment())]
  if (tokenA === undefined || tokenB === undefined) {
    return (
      <Card>
        <EmptyState
          title={t('liquidity.remove.which')}
          action={<ButtonLink to={routes.liquidity}>{t('liquidity.mine')}</ButtonLink>}
        >
          {t('liquidity.remove.which.body')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <FormColumns>
      <Stack gap={24}>
        <CurrencyNote choice={A.choice} isChosen />
        <CurrencyNote choice={B.choice} isChosen />
        {A.currency !== undefined && B.currency !== undefined ? (
          <RemoveForm burn={burn} a={A.currency} b={B.currency}>
            <OutForm pair={pair} a={A.currency} b={B.currency} />
          </RemoveForm>
        ) : (
          <Card>
            <Skeleton width="100%" height="24rem" />
          </Card>
        )}
      </Stack>
      <FormAside>
        <PositionAside
          factory={exchange.factory}
          directory={directory}
          tokens={sortedAddressPair(tokenA, tokenB)}
          held={burn.held}
          acts={() => (
            <ButtonLink size="sm" to={pairPath(routes.addLiquidity, pair)}>
              {t('liquidity.add')}
            </ButtonLink>
          )}
        />
      </FormAside>
    </FormColumns>
  )
}

/** Choice to receive CRO or wrapped CRO. */
function OutForm({ pair, a, b }: { readonly pair: CurrencyPair; readonly a: Currency; readonly b: Currency }) {
  const { t } = useTranslation()
  const link = (next: CurrencyPair, id: CurrencyId) => (
    <Row justify="end">
      <ButtonLink size="sm" replace to={pairPath(routes.removeLiquidity, next)}>
        {t('liquidity.remove.as', { asset: id === 'native' ? getDeployment().nativeCurrency.symbol : 'WCRO' })}
      </ButtonLink>
    </Row>
  )
  const [otherA, otherB] = [otherForm(a.address, getDeployment()), otherForm(b.address, getDeployment())]
  if (otherA !== undefined) return link({ ...pair, A: otherA }, otherA)
  return otherB === undefined ? null : link({ ...pair, B: otherB }, otherB)
}
