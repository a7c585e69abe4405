import { useState } from 'react'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { CurrencyDialog } from './CurrencyDialog'
import { SearchView } from './SearchView'
import { TokenListsView } from './TokenListsView'

export interface TokenSelectDialogProps {
  readonly onClose: () => void
  readonly directory: TokenDirectory
  /** Marked in the list. */
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  /** `currencies` (where nothing is said) leaves LP tokens out, and has unknown tokens imported before they are chosen. */
  readonly mode?: 'tokensAndLps' | 'currencies'
}

/** The choice of a currency, or of a token or LP token. It is mounted while it is open. */
export function TokenSelectDialog({ mode = 'currencies', ...rest }: TokenSelectDialogProps) {
  return mode === 'currencies' ? <CurrencyDialog {...rest} /> : <TokenOrLpDialog {...rest} />
}

function TokenOrLpDialog({ onClose, onSelect, directory, selected }: Omit<TokenSelectDialogProps, 'mode'>) {
  const { t } = useTranslation()
  const [isOnLists, setIsOnLists] = useState(false)
  return (
    <Dialog title={t(isOnLists ? 'tokens.lists' : 'tokens.select')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {isOnLists ? (
        <TokenListsView onBack={() => setIsOnLists(false)} />
      ) : (
        <SearchView
          directory={directory}
          selected={selected}
          onSelect={(currency) => {
            onSelect(currency)
            onClose()
          }}
          onLists={() => setIsOnLists(true)}
        />
      )}
    </Dialog>
  )
}
