import { useMemo, useReducer } from 'react'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { withoutPairs } from '@/domain/token-list/model/withoutPairs'
import { useInactiveTokens } from '@/domain/token-list/useInactiveTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { CurrencySearchView } from './CurrencySearchView'
import { ImportListView } from './ImportListView'
import { ImportTokenView } from './ImportTokenView'
import { ManageView } from './ManageView'
import { SearchView } from './SearchView'
import { SEARCH, selectorView } from './selectorView'

const titles = {
  manage: 'tokens.manage',
  importToken: 'tokens.import.tokens',
  importList: 'tokens.import.list',
} as const
const searchTitles = { currencies: 'tokens.currency.select', tokensAndLps: 'tokens.select' } as const

export interface TokenSelectDialogProps {
  readonly onClose: () => void
  readonly directory: TokenDirectory
  /** Marked in the list. */
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  /** `currencies`, the default, excludes LP tokens and requires unlisted tokens to be imported. */
  readonly mode?: 'tokensAndLps' | 'currencies'
}

/** Dialog to choose a currency or LP token, manage lists and tokens, and import them. Mounted while open. */
export function TokenSelectDialog({
  mode = 'currencies',
  onClose,
  directory: all,
  selected,
  onSelect,
}: TokenSelectDialogProps) {
  const { t } = useTranslation()
  const [view, act] = useReducer(selectorView, SEARCH)
  const directory = useMemo(() => (mode === 'currencies' ? withoutPairs(all) : all), [mode, all])
  const inactive = useInactiveTokens()
  const select = (currency: Currency) => {
    onSelect(currency)
    onClose()
  }
  const onManage = () => act({ type: 'managed' })
  const search = { directory, selected, onSelect: select, onManage }
  return (
    <Dialog
      title={t(view.name === 'search' ? searchTitles[mode] : titles[view.name])}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      {view.name === 'search' ? (
        mode === 'tokensAndLps' ? (
          <SearchView {...search} />
        ) : (
          <CurrencySearchView
            {...search}
            inactive={inactive}
            onImport={(token) => act({ type: 'tokenFound', token })}
          />
        )
      ) : (
        <Stack gap={16}>
          {view.name === 'manage' && <ManageView tab={view.tab} directory={directory} onAct={act} />}
          {view.name === 'importToken' && (
            <ImportTokenView token={view.token} directory={directory} onImported={select} />
          )}
          {view.name === 'importList' && (
            <ImportListView list={view.list} onImported={() => act({ type: 'listImported' })} />
          )}
          <Button variant="quiet" isFullWidth onClick={() => act({ type: 'wentBack' })}>
            {t('tokens.back')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
