import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { vaultPath } from '@/config/routes'
import { useVaultYields } from '@/domain/vault/useVaultReads'
import { bestVault, vaultsOfToken } from '@/domain/vault/vaultsOfToken'
import { useTranslation } from '@/i18n/useTranslation'
import { formatApy } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { ButtonLink } from '@/ui/ButtonLink'

/** Leads to the vault that yields most for an LP token; nothing if no vault accepts it. */
export function EarnLink({ lpToken }: { readonly lpToken: Address }) {
  const { t, locale } = useTranslation()
  const vaults = useMemo(() => vaultsOfToken(getDeployment(), lpToken), [lpToken])
  const best = bestVault(vaults, useVaultYields(vaults))
  if (best === undefined) return null
  return (
    <ButtonLink variant="primary" isFullWidth to={vaultPath(best.vault.id)}>
      {best.apy === undefined
        ? t('liquidity.earn.unknown')
        : t('liquidity.earn', { apy: formatApy(best.apy, locale).text })}
    </ButtonLink>
  )
}
