import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { vaultTable } from '@/config/vaultTable'
import { type NamedContract, namedContracts } from '@/domain/contract/namedContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { DataTable } from '@/widgets/table/DataTable'

/** Every contract that the site can send a transaction to. */
export function ContractTable() {
  const { t, tText } = useTranslation()
  const contracts = [...namedContracts(getDeployment(), vaultTable).values()]
  return (
    <DataTable<NamedContract>
      caption={t('security.contracts')}
      rows={ready(contracts)}
      rowKey={({ address }) => address}
      empty={null}
      exportName="contracts"
      isDense
      columns={[
        {
          id: 'name',
          header: t('security.contracts.name'),
          cell: ({ name }) => tText(name),
          sortBy: ({ name }) => tText(name),
          exportText: ({ name }) => tText(name),
        },
        {
          id: 'address',
          header: t('security.contracts.address'),
          cell: ({ address }) => (
            <ExternalLink href={addressLink(address)}>
              <span dir="ltr">{shortenHex(address)}</span>
            </ExternalLink>
          ),
          exportText: ({ address }) => address,
        },
      ]}
    />
  )
}
