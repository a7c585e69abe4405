import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { SearchView } from './SearchView'
import { TokenListsView } from './TokenListsView'
import type { TokenSelectProps } from './TokenSelect'

/** The dialog 'Select a Token or LP'. It is mounted while it is open. */
export function TokenSelectDialog({ onClose, onSelect, directory, selected }: Omit<TokenSelectProps, 'isOpen'>) {
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
