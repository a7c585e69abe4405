import type { Dispatch } from 'react'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Tabs } from '@/ui/Tabs'
import { ListsTab } from './ListsTab'
import type { ManageTab, SelectorAction } from './selectorView'
import { TokensTab } from './TokensTab'

export interface ManageViewProps {
  readonly tab: ManageTab
  readonly directory: TokenDirectory
  readonly onAct: Dispatch<SelectorAction>
}

/** The user's lists and custom tokens. */
export function ManageView({ tab, directory, onAct }: ManageViewProps) {
  const { t } = useTranslation()
  const tabs = [
    {
      id: 'lists',
      label: t('tokens.manage.lists'),
      content: <ListsTab onFound={(list) => onAct({ type: 'listFound', list })} />,
    },
    {
      id: 'tokens',
      label: t('tokens.manage.tokens'),
      content: <TokensTab directory={directory} onFound={(token) => onAct({ type: 'tokenFound', token })} />,
    },
  ] as const
  return (
    <Tabs
      label={t('tokens.manage')}
      tabs={tabs}
      selectedId={tab}
      onSelect={(id) => onAct({ type: 'tabChosen', tab: id })}
    />
  )
}
