import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { Tabs } from '@/ui/Tabs'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import type { LotteryNow } from '../hooks/useLotteryNow'
import { parseLotteryId } from '../model/lotteryView'
import { DrawCard } from './DrawCard'
import { DrawList } from './DrawList'
import { EntryList } from './EntryList'

const ROUND_PARAM = 'round'
const TAB_PARAM = 'tab'
const HISTORY = 'history'

/** Past draws, one at a time and as a list, and the account's own history. The address keeps both choices. */
export function DrawsSection({ now }: { readonly now: LotteryNow }) {
  const { t } = useTranslation()
  const account = useAccount()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const tab = params.get(TAB_PARAM) === HISTORY ? HISTORY : 'all'
  const show = (id: number) => set(ROUND_PARAM, String(id))
  const { currentId } = now
  return (
    <Tabs
      label={t('lottery.draws')}
      tabs={[
        {
          id: 'all',
          label: t('lottery.draws'),
          content: (
            <Stack gap={24}>
              {currentId !== undefined && currentId > 0 && (
                <OneDraw now={now} currentId={currentId} asked={params.get(ROUND_PARAM)} onShow={show} />
              )}
              <DrawList now={now} onShow={show} />
            </Stack>
          ),
        },
        {
          id: HISTORY,
          label: t('lottery.history'),
          content:
            account === undefined ? (
              <Text tone="muted">{t('lottery.history.connect')}</Text>
            ) : (
              <EntryList key={account} now={now} account={account} />
            ),
        },
      ]}
      selectedId={tab}
      onSelect={(id) => set(TAB_PARAM, id === HISTORY ? HISTORY : undefined)}
    />
  )
}

interface OneDrawProps {
  readonly now: LotteryNow
  readonly currentId: number
  /** The number in the address. */
  readonly asked: string | null
  readonly onShow: (id: number) => void
}

/** The draw that the address names; by default the latest that has been drawn. */
function OneDraw({ now, currentId, asked, onShow }: OneDrawProps) {
  const { t } = useTranslation()
  const latest = now.phase === 'drawn' ? currentId : Math.max(1, currentId - 1)
  const wanted = asked === null ? latest : parseLotteryId(asked)
  const exists = wanted !== undefined && wanted <= currentId
  const id = exists ? wanted : latest
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const submit = () => {
    const number = parseLotteryId(typed.trim())
    const isThere = number !== undefined && number <= currentId
    setIsRefused(!isThere)
    if (isThere) onShow(number)
  }
  return (
    <Stack gap={16}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Row gap={12} align="end">
          <TextInput
            label={t('lottery.draws.find')}
            inputMode="numeric"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setIsRefused(false)
            }}
            error={isRefused || (!exists && typed === '') ? t('lottery.draws.missing') : undefined}
          />
          <Button type="submit">{t('lottery.draws.show')}</Button>
        </Row>
      </form>
      <Card as="section" aria-label={t('lottery.round', { id })} data-testid="draw">
        <Stack gap={16}>
          <Row justify="space-between">
            <Button size="sm" disabled={id <= 1} onClick={() => onShow(id - 1)}>
              {t('lottery.draws.previous')}
            </Button>
            <Button size="sm" disabled={id >= currentId} onClick={() => onShow(id + 1)}>
              {t('lottery.draws.next')}
            </Button>
          </Row>
          <DrawCard key={id} now={now} id={id} />
        </Stack>
      </Card>
    </Stack>
  )
}
