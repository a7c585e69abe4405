import { describe, expect, it } from 'vitest'
import { campaignKey } from './campaign'

describe('campaignKey', () => {
  it.each([
    [510_022_601n, 'profile.campaign.manual'],
    [511_020_000n, 'profile.campaign.ifo'],
    [812_010_001n, 'profile.campaign.trading'],
    [515_010_003n, 'profile.campaign.lottery'],
    [599_010_001n, 'profile.campaign.other'],
    [7n, 'profile.campaign.other'],
    [5_110_200_000n, 'profile.campaign.other'],
  ])('of %s is %s', (id, key) => {
    expect(campaignKey(id)).toBe(key)
  })
})
