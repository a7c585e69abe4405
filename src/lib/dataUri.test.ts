import { describe, expect, it } from 'vitest'
import { readDataUri } from './dataUri'

const text = (uri: string) => {
  const bytes = readDataUri(uri)
  return bytes && new TextDecoder().decode(bytes)
}

describe('readDataUri', () => {
  it.each([
    ['data:application/json;base64,eyJhIjoxfQ==', '{"a":1}'],
    ['data:application/json;utf8,{"a":"%C3%A9"}', '{"a":"é"}'],
    ['data:application/json;charset=utf-8,{"a":"%C3%A9"}', '{"a":"é"}'],
    ['data:,a%20b', 'a b'],
    ['DATA:image/svg+xml;BASE64,PHN2Zy8+', '<svg/>'],
    ['data:text/plain;base64,§', undefined],
    ['data:text/plain,%E0%A4%A', undefined],
    ['data:text/plain', undefined],
    ['https://a.test/data:,x', undefined],
  ])('%s', (uri, expected) => {
    expect(text(uri)).toBe(expected)
  })
})
