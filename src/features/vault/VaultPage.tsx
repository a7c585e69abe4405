import { VaultFrame } from '@/widgets/vault-page/VaultFrame'
import { ObservedSection } from './containers/ObservedSection'
import { VaultCards } from './containers/VaultCards'

/** One vault: what it brings, and what can be done with it. */
export default function VaultPage() {
  return (
    <VaultFrame titleKey="vault.title" observed={(vault) => <ObservedSection vault={vault} />}>
      {(vault) => <VaultCards vault={vault} />}
    </VaultFrame>
  )
}
