/** Kinds of campaigns by the two digits of their ids. */
const KINDS: Readonly<Record<string, CampaignKind>> = {
  '10': 'manual',
  '11': 'ifo',
  '12': 'trading',
  '13': 'vault',
  '14': 'prediction',
  '15': 'lottery',
  '16': 'anniversary',
}

export type CampaignKind = 'manual' | 'ifo' | 'trading' | 'vault' | 'prediction' | 'lottery' | 'anniversary'

/** Text of a campaign's title. */
export type CampaignKey = `profile.campaign.${CampaignKind}` | 'profile.campaign.other'

/**
 * The title of a campaign, by its id: 5 one account or 6 several or 8 a team, two digits of the kind, two of a type, four
 * of a month or rank. An unknown id has a generic title, and is shown.
 */
export function campaignKey(id: bigint): CampaignKey {
  const [, digits = ''] = /^[568](\d\d)\d{6}$/.exec(id.toString()) ?? []
  const kind = KINDS[digits]
  return kind === undefined ? 'profile.campaign.other' : `profile.campaign.${kind}`
}
