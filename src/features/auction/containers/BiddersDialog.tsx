import { useMemo } from 'react'
import type { FarmAuctions } from '@/domain/auction/auction'
import { bidderListReading } from '@/domain/auction/reads'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { farmText, ProjectName, projectText } from '../components/ProjectName'

export interface BiddersDialogProps {
  readonly auctions: FarmAuctions
  readonly onClose: () => void
}

/** The accounts that may bid, with their projects. */
export function BiddersDialog({ auctions, onClose }: BiddersDialogProps) {
  const { t } = useTranslation()
  const list = useReading(useMemo(() => bidderListReading(auctions.address), [auctions]))
  return (
    <Dialog title={t('auction.bidders.title')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <Text tone="muted">{t('auction.bidders.body')}</Text>
        {valueOf(list)?.isPartial === true && <Notice tone="warning" title={t('auction.bidders.partial')} />}
        <DataTable<Address>
          caption={t('auction.bidders.title')}
          rows={mapLoadable(list, ({ accounts }) => accounts)}
          rowKey={(account) => account}
          empty={<EmptyState title={t('auction.bidders.none')} />}
          failed={{ title: t('auction.bidders.failed') }}
          isDense
          columns={[
            {
              id: 'project',
              header: t('auction.column.project'),
              cell: (account) => <ProjectName auctions={auctions} account={account} />,
              sortBy: (account) => projectText(auctions, account),
            },
            {
              id: 'farm',
              header: t('auction.column.farm'),
              align: 'end',
              cell: (account) => farmText(auctions, account) ?? <Absent reason={t('auction.project.unknown')} />,
              sortBy: (account) => farmText(auctions, account) ?? '',
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
