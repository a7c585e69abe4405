import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { squadFile, squadFilesOf } from '../../deploy/squadFiles.ts'
import { squadEditions } from '../../tables/squad.ts'
import { squadMetadata } from '../../tables/squadArt.ts'
import { serveRoutes } from '../server.ts'
import { squadRoute } from './route.ts'

const [edition] = squadEditions
if (edition === undefined) throw new Error('There is no edition')
const all = Array.from({ length: edition.maxSupply }, (_, tokenId) => squadMetadata(edition, tokenId))

describe('art of the squad', () => {
  it('is different for each NFT', () => {
    expect(new Set(all.map(({ image }) => image)).size).toBe(edition.maxSupply)
  })

  it('is a small SVG without scripts, links or text', () => {
    for (const { image } of all) {
      const [head, body = ''] = image.split(',')
      expect(head).toBe('data:image/svg+xml;base64')
      const svg = Buffer.from(body, 'base64').toString()
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 320">(<[a-z/][^<>]*>)+<\/svg>$/,
      )
      expect(svg).not.toMatch(/script|href|foreignObject| on[a-z]+=|undefined/)
      expect(svg.length).toBeLessThan(3_000)
    }
  })

  it('has rare looks and common ones', () => {
    const counts = new Map<string, number>()
    for (const { attributes } of all)
      for (const { trait_type: trait, value } of attributes) {
        const look = `${trait}: ${value}`
        counts.set(look, (counts.get(look) ?? 0) + 1)
      }
    expect(new Set([...counts.keys()].map((look) => look.split(':')[0])).size).toBe(8)
    const shareOf = (look: string) => (counts.get(look) ?? 0) / edition.maxSupply
    expect(shareOf('Sky: Eclipse')).toBeCloseTo(0.01, 2)
    expect(shareOf('Stone: Sandstone')).toBeCloseTo(0.26, 1)
  })

  it('is committed to by hashes that anyone can compute again', () => {
    const { provenanceHash, root } = squadFilesOf(edition)
    const hashes = all.map((metadata) => createHash('sha256').update(JSON.stringify(metadata)).digest('hex'))
    expect(provenanceHash).toBe(`0x${createHash('sha256').update(hashes.join('')).digest('hex')}`)
    expect(root).toMatch(/^bafybei[a-z2-7]{52}$/)
  })
})

describe('files of the squad', () => {
  it('are served by the directory of their edition', async () => {
    const services = await serveRoutes([squadRoute()], await freePort(0))
    try {
      const get = (path: string) => fetch(`${services.url}/ipfs/${path}`)
      for (const each of squadEditions) {
        const { root } = squadFilesOf(each)
        const last = each.maxSupply - 1
        expect(await (await get(`${root}/${last}`)).text()).toBe(squadFile(each, last))
        for (const missing of [each.maxSupply, '01', '-1', '1.json', 'x'])
          expect((await get(`${root}/${missing}`)).status, String(missing)).toBe(404)
      }
      expect((await get('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354/0')).status).toBe(404)
    } finally {
      await services.stop()
    }
  })
})
