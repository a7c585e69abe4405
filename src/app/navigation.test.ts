import { describe, expect, it } from 'vitest'
import { selectMenu } from './navigation'

describe('selectMenu', () => {
  it.each([
    ['/earn', 'earn', '/earn'],
    ['/earn/cro-lock', 'earn', '/earn/cro-lock'],
    ['/earn/cro-lock/deeper', 'earn', '/earn/cro-lock'],
    ['/EARN/CRO-LOCK', 'earn', '/earn/cro-lock'],
    ['/earn/unknown', 'earn', '/earn'],
    ['/compound/vvs-vvs', 'earn', '/earn'],
    ['/take-profit/x', 'earn', '/earn'],
    ['/portfolio', 'earn', '/portfolio'],
    ['/zap', 'zap', '/zap'],
    ['/inscription/bridge/status', 'more', '/inscription'],
    ['/nft', 'more', '/nft'],
    ['/nft/12', 'more', '/nft'],
    ['/allowances', 'more', '/allowances'],
    ['/nfts/collections', 'exchange', '/nfts'],
    ['/farms', 'exchange', '/farms'],
    ['/info/tokens', 'exchange', '/info'],
    ['/farms/auction', 'exchange', '/farms/auction'],
  ])('%s selects %s, %s', (pathname, group, page) => {
    const selection = selectMenu(pathname)
    expect([selection?.group.id, selection?.page.path]).toEqual([group, page])
  })

  it.each(['/', '/earnings', '/nowhere', ''])('%s selects nothing', (pathname) => {
    expect(selectMenu(pathname)).toBeUndefined()
  })
})
