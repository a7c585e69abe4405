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

type CampaignKind = 'manual' | 'ifo' | 'trading' | 'vault' | 'prediction' | 'lottery' | 'anniversary'

/** What an achievement was given for: a token sale, a battle of teams, or taking part in anything else. */
type AchievementType = 'ifo' | 'teambattle' | 'participation'

/** An achievement of the catalogue. */
export interface Achievement {
  readonly type: AchievementType
  /** `other` for an id that is not in the catalogue: it is shown with its number. */
  readonly kind: CampaignKind | 'other'
  /** Which one of its kind, from 1: the second token sale, for example. */
  readonly number: number
}

/** Of several campaigns, the title says which one it was. */
const TYPES: Readonly<Partial<Record<Achievement['kind'], AchievementType>>> = { ifo: 'ifo', trading: 'teambattle' }

/**
 * The achievement of a campaign, by the digits of its id: 5 one account or 6 several or 8 a team, two of the kind, two of
 * its number, four of a month or rank.
 */
export function achievementOf(campaignId: bigint): Achievement {
  const [, digits = '', number = ''] = /^[568](\d\d)(\d\d)\d{4}$/.exec(campaignId.toString()) ?? []
  const kind = KINDS[digits] ?? 'other'
  return { kind, type: TYPES[kind] ?? 'participation', number: Number(number) }
}
