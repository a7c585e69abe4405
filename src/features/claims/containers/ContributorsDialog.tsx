import { addressLink } from '@/config/explorer'
import type { Claims } from '@/domain/claims/claims'
import type { Contributor } from '@/domain/claims/contributors'
import { getNativeCurrency } from '@/domain/token/currency'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText, toDecimal } from '@/lib/amount'
import { formatRate } from '@/lib/figureFormat'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Dialog } from '@/ui/Dialog'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { DataTable } from '@/widgets/table/DataTable'
import { useContributors } from '../hooks/useContributors'

const PAGE_ROWS = 10

interface ContributorsDialogProps {
  readonly claims: Claims
  readonly contract: Address
  /** Of the pre-seed. */
  readonly name: string
  readonly onClose: () => void
}

/** All contributors of a pre-seed with their amounts, in pages, and the total. */
export function ContributorsDialog({ claims, contract, name, onClose }: ContributorsDialogProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const cro = getNativeCurrency()
  const contributors = useContributors(claims, contract)
  const known = valueOf(contributors)
  const share = (wei: bigint) =>
    known === undefined || known.totalWei === 0n
      ? ''
      : `${formatRate(toDecimal(wei, 0).div(toDecimal(known.totalWei, 0)), locale).text} %`
  return (
    <Dialog title={t('preSeeds.contributors')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <Text isStrong>{name}</Text>
        {known?.isPartial === true && (
          <Notice tone="warning" title={t('preSeeds.partial')}>
            {t('preSeeds.partial.body')}
          </Notice>
        )}
        <Facts>
          <Fact name={t('preSeeds.collected')}>
            <TokenAmount token={cro} wei={mapLoadable(contributors, ({ totalWei }) => totalWei)} />
          </Fact>
        </Facts>
        <DataTable<Contributor>
          caption={t('preSeeds.contributors')}
          rows={mapLoadable(contributors, ({ rows }) => rows)}
          rowKey={({ account: of }) => of}
          empty={<Text tone="muted">{t('preSeeds.contributors.none')}</Text>}
          failed={{ title: t('preSeeds.contributors.unread') }}
          exportName="pre-seed-contributors"
          pageRows={PAGE_ROWS}
          isDense
          columns={[
            {
              id: 'account',
              header: t('preSeeds.account'),
              cell: ({ account: of, currentWei }) => (
                <>
                  <ExternalLink href={addressLink(of)}>
                    {account !== undefined && isSameAddress(of, account) ? t('preSeeds.you') : shortenHex(of)}
                  </ExternalLink>{' '}
                  {currentWei === 0n && <Badge>{t('preSeeds.refunded')}</Badge>}
                </>
              ),
              exportText: ({ account: of }) => of,
            },
            {
              id: 'amount',
              header: t('preSeeds.contribution'),
              align: 'end',
              cell: ({ contributedWei }) => <TokenAmount token={cro} wei={ready(contributedWei)} />,
              sortBy: ({ contributedWei }) => contributedWei,
              isHighestFirst: true,
              exportText: ({ contributedWei }) => toAmountText(contributedWei, cro.decimals),
            },
            {
              id: 'share',
              header: t('preSeeds.share'),
              align: 'end',
              cell: ({ contributedWei }) => share(contributedWei),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
