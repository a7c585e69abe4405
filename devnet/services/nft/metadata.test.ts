import { describe, expect, it } from 'vitest'
import { parseMetadata } from './metadata.ts'

const NONE = { name: '', description: '', image: '', attributes: [] }
const uriOf = (value: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`

describe('parseMetadata', () => {
  it('reads name, description, image and attributes', () => {
    const image = 'data:image/svg+xml;base64,PHN2Zy8+'
    const attributes = [
      { trait_type: 'Sky', value: 'Teal', display_type: 'string' },
      { trait_type: 'Level', value: 3 },
    ]
    const expected = {
      name: 'Night #1',
      description: 'A sky.',
      image,
      attributes: [
        { traitType: 'Sky', value: 'Teal' },
        { traitType: 'Level', value: '3' },
      ],
    }
    const fields = { name: 'Night #1', description: 'A sky.', image, attributes }
    expect(parseMetadata(uriOf(fields))).toEqual(expected)
    expect(parseMetadata(`data:application/json;utf8,${encodeURIComponent(JSON.stringify(fields))}`)).toEqual(expected)
  })

  it.each([
    '',
    'http://tracker.example/1.json',
    'https://tracker.example/1.json',
    'ipfs://bafy/1.json',
    'javascript:alert(1)',
    'data:text/html,{}',
    'data:application/json;base64,bm90IEpTT04=',
    'data:application/json,%',
    uriOf([]),
    uriOf('text'),
    uriOf(null),
    uriOf({ name: 'x'.repeat(400_000) }),
  ])('gives nothing for URI %#', (uri) => {
    expect(parseMetadata(uri)).toEqual(NONE)
  })

  it('bounds every part, and leaves out what has the wrong type', () => {
    const { name, description, image, attributes } = parseMetadata(
      uriOf({
        name: 'n'.repeat(5_000),
        description: 'd'.repeat(5_000),
        image: `data:image/png;base64,${'A'.repeat(200_000)}`,
        attributes: Array.from({ length: 60 }, () => ({ trait_type: 't'.repeat(200), value: 'v'.repeat(200) })),
      }),
    )
    expect([name.length, description.length, image, attributes.length]).toEqual([100, 2_000, '', 50])
    expect([attributes[0]?.traitType.length, attributes[0]?.value.length]).toEqual([100, 100])
    const wrong = {
      name: {},
      description: ['a'],
      image: 7,
      attributes: [1, null, 'a', {}, { trait_type: 'a', value: {} }],
    }
    expect(parseMetadata(uriOf(wrong))).toEqual(NONE)
  })

  it('removes control characters and those that turn a text around', () => {
    expect(parseMetadata(uriOf({ name: '\u202eevil\u0000\u200b\u0007 #1\n' })).name).toBe('evil    #1')
  })

  it.each([
    ['http://tracker.example/a.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html;base64,PHNjcmlwdD4=', false],
    ['data:image/svg+xml-evil,a', false],
    ['//tracker.example/a.png', false],
    ['https://images.example/a.png', true],
    ['ipfs://bafy/a.png', true],
    ['data:image/png;base64,AAAA', true],
  ])('allows the image %s: %s', (image, isAllowed) => {
    expect(parseMetadata(uriOf({ image })).image).toBe(isAllowed ? image : '')
  })
})
