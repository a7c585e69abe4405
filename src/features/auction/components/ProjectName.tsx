import { addressLink } from '@/config/explorer'
import { type FarmAuctions, projectOf } from '@/domain/auction/auction'
import { pairSymbol } from '@/domain/token/model/tokenText'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/ExternalLink'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

interface ProjectNameProps {
  readonly auctions: FarmAuctions
  readonly account: Address
}

/** The name of a bidder's project for texts and files; its address if the deployment does not list it. */
export function projectText(auctions: FarmAuctions, account: Address): string {
  return projectOf(auctions, account)?.name ?? shortenHex(account)
}

/** The farm that a project bids for; undefined if the deployment does not list it. */
export function farmText(auctions: FarmAuctions, account: Address): string | undefined {
  const project = projectOf(auctions, account)
  return project && pairSymbol(...project.farm)
}

/** A bidder: its project, the farm that it bids for, and its account. */
export function ProjectName({ auctions, account }: ProjectNameProps) {
  const { t } = useTranslation()
  const own = useAccount()
  const project = projectOf(auctions, account)
  return (
    <Stack gap={8} as="span">
      <Row gap={8} as="span">
        <Text as="span" isStrong>
          {project?.name ?? t('auction.project.unknown')}
        </Text>
        {own !== undefined && isSameAddress(own, account) && <Badge tone="sun">{t('auction.you')}</Badge>}
      </Row>
      <Row gap={8} as="span">
        {project !== undefined && (
          <Text as="span" size="sm" tone="muted">
            {pairSymbol(...project.farm)}
          </Text>
        )}
        <Text as="span" size="sm">
          <ExternalLink href={addressLink(account)}>
            <span dir="ltr">{shortenHex(account)}</span>
          </ExternalLink>
        </Text>
      </Row>
    </Stack>
  )
}
