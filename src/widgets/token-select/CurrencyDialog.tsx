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
import { SEARCH, selectorView } from './selectorView'

const titles = {
  search: 'tokens.currency.select',
  manage: 'tokens.manage',
  importToken: 'tokens.import.tokens',
  importList: 'tokens.import.list',
} as const

export interface CurrencyDialogProps {
  readonly onClose: () => void
  readonly directory: TokenDirectory
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
}

/** The dialog 'Select a Token': search, manage lists and tokens, import a token, import a list. */
export function CurrencyDialog({ onClose, directory, selected, onSelect }: CurrencyDialogProps) {
  const { t } = useTranslation()
  const [view, act] = useReducer(selectorView, SEARCH)
  const tokens = useMemo(() => withoutPairs(directory), [directory])
  const inactive = useInactiveTokens()
  const select = (currency: Currency) => {
    onSelect(currency)
    onClose()
  }
  return (
    <Dialog title={t(titles[view.name])} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {view.name === 'search' ? (
        <CurrencySearchView
          directory={tokens}
          inactive={inactive}
          selected={selected}
          onSelect={select}
          onImport={(token) => act({ type: 'tokenFound', token })}
          onManage={() => act({ type: 'managed' })}
        />
      ) : (
        <Stack gap={16}>
          {view.name === 'manage' && <ManageView tab={view.tab} directory={tokens} onAct={act} />}
          {view.name === 'importToken' && <ImportTokenView token={view.token} directory={tokens} onImported={select} />}
          {view.name === 'importList' && <ImportListView list={view.list} onImported={() => act({ type: 'listImported' })} />}
          <Button variant="quiet" isFullWidth onClick={() => act({ type: 'wentBack' })}>{t('tokens.back')}</Button>
        </Stack>
      )}
    </Dialog>
  )
}
