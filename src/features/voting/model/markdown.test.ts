import { describe, expect, it } from 'vitest'
import { type Inline, readMarkdown } from './markdown'

const blocks = (source: string) => readMarkdown(source).blocks
const text = (value: string): Inline => ({ kind: 'text', text: value })

describe('Markdown of a stranger', () => {
  it('has headings, paragraphs, lists, quotes, code, tables and rules', () => {
    const source = [
      '## Summary ##',
      'One\nline.',
      '- a\n- b',
      '1. c\n2) d',
      '> said\n> before',
      '```html\n<b>x</b>\n```',
      '---',
      '| a | b |\n|---|:-:|\n| 1 |',
    ].join('\n\n')
    expect(blocks(source)).toEqual([
      { kind: 'heading', level: 2, children: [text('Summary')] },
      { kind: 'paragraph', children: [text('One line.')] },
      { kind: 'list', isOrdered: false, items: [[text('a')], [text('b')]] },
      { kind: 'list', isOrdered: true, items: [[text('c')], [text('d')]] },
      { kind: 'quote', children: [text('said before')] },
      { kind: 'code', text: '<b>x</b>' },
      { kind: 'rule' },
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], []]] },
    ])
  })

  it('has emphasis, code and links with their host', () => {
    expect(blocks('**b** _d_ `<e>`')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [text('b')] },
          text(' '),
          { kind: 'emphasis', children: [text('d')] },
          text(' '),
          { kind: 'code', text: '<e>' },
        ],
      },
    ])
    expect(blocks('snake_case_name 2 * 3 * 4')).toEqual([
      { kind: 'paragraph', children: [text('snake_case_name 2 * 3 * 4')] },
    ])
    expect(blocks('[bank.example](https://evil.example/x)')).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', text: 'bank.example', url: 'https://evil.example/x', host: 'evil.example' }],
      },
    ])
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert)',
    '[a](data:text/html;base64,AA)',
    '[a](http://plain.example)',
    '[a](https://user:pass@host.example)',
    '[a](//host.example)',
    '<script>alert(1)</script>',
  ])('leaves %s as text', (source) => {
    expect(blocks(source)).toEqual([{ kind: 'paragraph', children: [text(source)] }])
  })

  it('names pictures instead of loading them', () => {
    expect(blocks('![](https://track.example/a.png)')).toEqual([
      {
        kind: 'paragraph',
        children: [
          {
            kind: 'image',
            text: 'https://track.example/a.png',
            url: 'https://track.example/a.png',
            host: 'track.example',
          },
        ],
      },
    ])
  })

  it('leaves out characters that disguise a text', () => {
    expect(blocks('a\u202Eb\u200Bc\u0000')).toEqual([{ kind: 'paragraph', children: [text('abc')] }])
  })

  it('says where it was cut', () => {
    expect(readMarkdown('a'.repeat(20_000)).isCut).toBe(false)
    expect(readMarkdown('a'.repeat(20_001)).isCut).toBe(true)
    expect(readMarkdown('# a\n'.repeat(1_001)).isCut).toBe(true)
  })

  it.each([
    ...['*', '_', '[', '![', '>', '`', '|', '- ', '**a', '[a](', '_a ', 'https://'].map((piece) =>
      piece.repeat(20_000),
    ),
    `${'>'.repeat(200)}${'*'.repeat(200)}${'_'.repeat(200)}${'['.repeat(200)}`.repeat(20),
  ])('is read in a moment, however it is made (%#)', (source) => {
    const startMs = performance.now()
    readMarkdown(source)
    expect(performance.now() - startMs).toBeLessThan(1_000)
  })
})
