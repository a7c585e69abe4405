import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { purchaseRoom } from '@/domain/squad/sale'
import type { SquadReads } from '@/domain/squad/useSquad'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { combineLoadables, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { deriveBuyForm, ticketCount } from '../model/squadForms'

/** Buys tickets: how many, what they cost, the approval. */
export function BuyForm({ reads: { edition, sale, own } }: { readonly reads: SquadReads }) {
  const { t, tText } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const [typed, setTyped] = useState('')
  const { token } = edition
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const count = ticketCount(typed)
  const priceWei = valueOf(sale)?.priceWei
  const costWei = priceWei === undefined || count === 0 ? undefined : priceWei * BigInt(count)
  const approval = useApproval({
    token: token.address,
    tokenName: token.symbol,
    spender: edition.sale,
    amount: costWei,
  })
  const all = valueOf(combineLoadables([sale, own, balance]))
  const most = all === undefined ? 0 : purchaseRoom(...all).count
  const form = deriveBuyForm({ walletStatus, edition, sale, own, balance, typed, approval })
  const submit = async (request: AnyTxRequest) => {
    const result = await submitTx(request)
    if (result.status === 'sent' && request.approval === undefined) setTyped('')
  }
  return (
    <Stack gap={16}>
      <TextInput
        label={t('squad.buy.count')}
        inputMode="numeric"
        placeholder="0"
        value={typed}
        onChange={setTyped}
        error={form.status === 'invalid' && count > 0 ? tText(form.text) : undefined}
      />
      {most > 0 && (
        <Row>
          <Button size="sm" onClick={() => setTyped(String(most))}>
            {t('squad.buy.most', { count: most })}
          </Button>
        </Row>
      )}
      <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
        {costWei !== undefined && (
          <Facts>
            <Fact name={t('squad.buy.cost')}>
              <TokenAmount token={token} wei={ready(costWei)} />
            </Fact>
          </Facts>
        )}
        <Text size="sm" tone="muted">
          {t('squad.buy.final')}
        </Text>
      </FormEnd>
    </Stack>
  )
}
