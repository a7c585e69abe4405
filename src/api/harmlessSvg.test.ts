import { expect, it } from 'vitest'
import { isHarmlessSvg } from './harmlessSvg'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

it('takes drawings with scripts and a few copies, which do nothing in an img', () => {
  expect(isHarmlessSvg(svg('<script>alert(1)</script><path d="M0 0h9"/><use href="#a"/>'))).toBe(true)
})

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
  ['copies of copies', svg('<g id="b"><use href="#a"/><use href="#a"/></g>'.repeat(13))],
  ['copies with a prefix', svg('<svg:use href="#a"/>'.repeat(25))],
  ['patterns of patterns', svg('<pattern id="a"/>'.repeat(61))],
])('refuses %s', (_what, text) => {
  expect(isHarmlessSvg(text)).toBe(false)
})
