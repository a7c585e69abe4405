import { getDeployment } from '@/config/deployment'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { DataTable } from '@/widgets/table/DataTable'
import { type HostUse, type SiteHost, siteHosts } from '../model/siteHosts'

/** The hosts that the site talks to, and what each of them learns. */
export function HostTable() {
  const { t } = useTranslation()
  const lines = (uses: readonly HostUse[], keyOf: (use: HostUse) => TranslationKey) => (
    <Stack gap={8}>
      {uses.map((use) => (
        <span key={use}>{t(keyOf(use))}</span>
      ))}
    </Stack>
  )
  return (
    <DataTable<SiteHost>
      caption={t('security.hosts')}
      rows={ready(siteHosts(getDeployment()))}
      rowKey={({ host }) => host}
      empty={null}
      columns={[
        { id: 'host', header: t('security.hosts.host'), cell: ({ host }) => <bdi>{host}</bdi> },
        {
          id: 'use',
          header: t('security.hosts.use'),
          cell: ({ uses }) => lines(uses, (use) => `security.hosts.${use}`),
        },
        {
          id: 'learns',
          header: t('security.hosts.learns'),
          cell: ({ uses }) => lines(uses, (use) => `security.hosts.${use}.learns`),
        },
      ]}
    />
  )
}
