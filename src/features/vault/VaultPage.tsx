import { VaultFrame } from '@/widgets/vault-page/VaultFrame'
import { ObservedSection } from './containers/ObservedSection'
import { VaultCards } from './containers/VaultCards'

/** The page of one vault: yield, deposit, withdrawal and history. */
export default function VaultPage() {
  return (
    <VaultFrame titleKey="vault.title" observed={(vault) => <ObservedSection vault={vault} />}>
      {(vault) => <VaultCards vault={vault} />}
    </VaultFrame>
  )
}
