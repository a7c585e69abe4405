import type { Currency } from '@/domain/token/currency'
import type { FoundList } from '@/domain/token-list/useListPreview'

export type ManageTab = 'lists' | 'tokens'

/** Views of the token selector. */
export type SelectorView =
  | { readonly name: 'search' }
  | { readonly name: 'manage'; readonly tab: ManageTab }
  /** @param from view that Back returns to */
  | { readonly name: 'importToken'; readonly token: Currency; readonly from: SelectorView }
  | { readonly name: 'importList'; readonly list: FoundList }

export type SelectorAction =
  | { readonly type: 'managed' }
  | { readonly type: 'tabChosen'; readonly tab: ManageTab }
  | { readonly type: 'tokenFound'; readonly token: Currency }
  | { readonly type: 'listFound'; readonly list: FoundList }
  | { readonly type: 'listImported' }
  | { readonly type: 'wentBack' }

export const SEARCH: SelectorView = { name: 'search' }
const LISTS: SelectorView = { name: 'manage', tab: 'lists' }

export function selectorView(view: SelectorView, act: SelectorAction): SelectorView {
  switch (act.type) {
    case 'managed':
    case 'listImported':
      return LISTS
    case 'tabChosen':
      return { name: 'manage', tab: act.tab }
    case 'tokenFound':
      return { name: 'importToken', token: act.token, from: view }
    case 'listFound':
      return { name: 'importList', list: act.list }
    case 'wentBack':
      if (view.name === 'importToken') return view.from
      return view.name === 'importList' ? LISTS : SEARCH
  }
}
