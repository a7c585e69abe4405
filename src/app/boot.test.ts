import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { day, night } from '@/ui/theme'

const css = readFileSync(join(process.cwd(), 'src/app/boot.css'), 'utf8')
const html = readFileSync(join(process.cwd(), 'index.html'), 'utf8')

describe('first paint', () => {
  it.each([
    ['light', day],
    ['dark', night],
  ] as const)('has the colours of the %s theme', (name, palette) => {
    const expected = `--boot-ground: ${palette.ground}; --boot-line: ${palette.line}; --boot-text: ${palette.text}; color-scheme: ${name};`
    expect(css).toContain(`:root[data-theme='${name}'] { ${expected} }`)
    expect(css.split(expected)).toHaveLength(3)
    expect(html).toContain(`media="(prefers-color-scheme: ${name})" content="${palette.ground}"`)
  })

  it('has no inline script or style except those that the build hashes', () => {
    expect(html.replace('<script>%FIRST_PAINT%</script>', '')).not.toMatch(
      /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/,
    )
  })
})
