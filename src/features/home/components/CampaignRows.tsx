import { routes, vaultPath } from '@/config/routes'
import { poolName } from '@/domain/farm/poolName'
import { stakePath } from '@/domain/farm/stakePath'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import { type Campaign, type CampaignSubject, campaignId } from '../model/campaigns'
import { RowLine, RowList, RowName, RowWhat, RowWhen } from './Home.styles'

const ICON_PX = 28

/** What starts, ends or is drawn soon, each with a link to where it takes place. */
export function CampaignRows({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  return (
    <RowList>
      {campaigns.map((campaign) => (
        <CampaignLine key={campaignId(campaign)} campaign={campaign} />
      ))}
    </RowList>
  )
}

function CampaignLine({ campaign: { subject, change, moment } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  const name = useCampaignName(subject)
  return (
    <RowLine>
      <CampaignIcon subject={subject} />
      <RowWhat>
        <RowName to={campaignPath(subject)}>{name}</RowName>
        <Badge>{t(`overview.campaigns.${subject.kind}`)}</Badge>
      </RowWhat>
      <RowWhen>
        <Countdown to={moment}>{(left) => t(`overview.campaigns.${change}`, { left })}</Countdown>
      </RowWhen>
    </RowLine>
  )
}

function CampaignIcon({ subject }: { readonly subject: CampaignSubject }) {
  if (subject.kind === 'nft') return null
  if (subject.kind === 'pool') return <TokenIcon {...subject.pool.reward} size={ICON_PX} />
  if (subject.kind === 'lottery' || subject.kind === 'ifo' || subject.kind === 'auction')
    return <TokenIcon {...subject.token} size={ICON_PX} />
  return <VaultIcon id={subject.vault.id} size={ICON_PX} />
}

function useCampaignName(subject: CampaignSubject): string {
  const { t, tText } = useTranslation()
  switch (subject.kind) {
    case 'pool':
      return tText(poolName(subject.pool))
    case 'rewards':
      return t('overview.campaigns.rewards.name', {
        token: subject.token,
        vault: subject.vault.underlyingFriendlyName,
      })
    case 'vault':
    case 'bonus':
      return subject.vault.underlyingFriendlyName
    case 'lottery':
      return t('overview.campaigns.lottery.name', { id: subject.id })
    case 'auction':
      return t('overview.campaigns.auction.name', { id: subject.id })
    case 'ifo':
      return t('contracts.ifo', { token: subject.token.symbol })
    case 'nft':
      return t(`overview.campaigns.nft.${subject.event}`)
  }
}

function campaignPath(subject: CampaignSubject): string {
  switch (subject.kind) {
    case 'pool':
      return stakePath(subject, false)
    case 'lottery':
      return routes.lottery
    case 'auction':
      return routes.farmAuctions
    case 'ifo':
      return routes.ifo
    case 'nft':
      return routes.nft
    default:
      return vaultPath(subject.vault.id)
  }
}
