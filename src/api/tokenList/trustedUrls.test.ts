import { expect, it } from 'vitest'
import { trustedUrls } from './trustedUrls'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
/** The local chain's own gateway is the first one. */
const OWN = 'http://127.0.0.1:8600'

it.each([
  [`ipfs://${CID}/1.png`, `${OWN}/ipfs/${CID}/1.png`],
  [`https://ipfs.io/ipfs/${CID}/1.png`, `${OWN}/ipfs/${CID}/1.png`],
  [`https://tracker.example/ipfs/${CID}/1.png`, `${OWN}/ipfs/${CID}/1.png`],
  [`https://${CID}.ipfs.tracker.example/1.png`, `${OWN}/ipfs/${CID}/1.png`],
  [`${OWN}/nft/a.png`, `${OWN}/nft/a.png`],
])('reads %s from a host of this site', (uri, first) => {
  expect(trustedUrls(uri)[0]).toBe(first)
  for (const url of trustedUrls(uri)) expect(url).not.toContain('tracker')
})

it.each([
  'https://tracker.example/a.png',
  'http://tracker.example/a.png',
  '//tracker.example/a.png',
  'https://127.0.0.1:8600.tracker.example/a.png',
  'https://user:secret@127.0.0.1:8600/a.png',
  'javascript:alert(1)',
  'blob:https://tracker.example/a',
])('asks no host for %s', (uri) => {
  expect(trustedUrls(uri)).toEqual([])
})
