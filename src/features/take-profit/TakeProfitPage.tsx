import { vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Notice } from '@/ui/Notice'
import { VaultFrame } from '@/widgets/vault-page/VaultFrame'
import { ExitSection } from './containers/ExitSection'

/** Withdraws everything from a vault and optionally zaps it into another token. */
export default function TakeProfitPage() {
  const { t } = useTranslation()
  return (
    <VaultFrame titleKey="takeProfit.title" lead={t('takeProfit.lead')}>
      {(vault) => (
        <>
          {!vault.isDeprecated && (
            <Notice
              tone="info"
              title={t('takeProfit.earning')}
              action={
                <ButtonLink to={vaultPath(vault.id)} size="sm">
                  {t('takeProfit.vault')}
                </ButtonLink>
              }
            >
              {t('takeProfit.earning.body')}
            </Notice>
          )}
          <ExitSection vault={vault} />
        </>
      )}
    </VaultFrame>
  )
}
