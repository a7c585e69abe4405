import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { day, night, theme } from '@/ui/theme'

const css = readFileSync(join(process.cwd(), 'src/app/boot.css'), 'utf8')
const html = readFileSync(join(process.cwd(), 'index.html'), 'utf8')

describe('what is painted before the app', () => {
  it.each([['light', day], ['dark', night]] as const)('has the colours of the %s theme', (name, palette) => {
    const expected = `--boot-ground: ${palette.ground}; --boot-line: ${palette.line}; --boot-text: ${palette.text}; --boot-muted: ${palette.muted}; color-scheme: ${name};`
    expect(css).toContain(`:root[data-theme='${name}'] { ${expected} }`)
    expect(css.split(expected)).toHaveLength(3)
    expect(html).toContain(`media="(prefers-color-scheme: ${name})" content="${palette.ground}"`)
  })

  it('has its heading in the size of a page heading', () => {
    expect(css).toContain(`.boot-words h1 {\n  margin: 0; font: 600 ${theme.fontSize.xxl}/1.2 `)
  })

  it('has no inline script or style but what the build writes and hashes, so that a strict policy can be set', () => {
    expect(html.replace('<script>%FIRST_PAINT%</script>', '')).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
  })

  it('names only texts that there are', () => {
    const english = JSON.parse(readFileSync(join(process.cwd(), 'locales/en-US/earn.json'), 'utf8')) as Record<string, string>
    const keys = [...html.matchAll(/%t:([\w.]+)%/g)].map(([, key = '']) => key)
    expect(keys).toEqual(['earn.title', 'earn.lead'])
    for (const key of keys) expect(english[key]).toMatch(/^[^%]+$/)
  })
})
