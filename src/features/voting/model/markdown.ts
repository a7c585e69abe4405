import { isSafeWebUrl } from '@/lib/webUrl'

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** `host` is where it leads. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly host: string }
  /** A picture, which is not loaded: `host` would learn who reads the text. */
  | { readonly kind: 'image'; readonly text: string; readonly url: string; readonly host: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'rule' }

/** A text that was read, and whether it went on. */
export interface MarkdownText {
  readonly blocks: readonly Block[]
  readonly isCut: boolean
}

/** Twice what a hub accepts. */
const MAX_LENGTH = 20_000
const MAX_BLOCKS = 1_000
const MAX_COLUMNS = 12
/** Pieces of a line; the rest of a longer one is plain text. */
const MAX_PIECES = 300
const MAX_LABEL = 200
/** Emphasis within emphasis. */
const MAX_DEPTH = 3
/** Control, invisible and direction-changing characters, except line breaks and tabs. */
const INVISIBLE = /(?![\n\t])\p{C}/gu

const FENCE = /^\s{0,3}(`{3,}|~{3,})/
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/
const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/
const QUOTE = /^\s{0,3}(?:>\s?)+/
const BULLET = /^\s*[-*+]\s+/
const ORDERED = /^\s*\d{1,9}[.)]\s+/
const TABLE_RULE = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)*\|?\s*$/

/**
 * Reads the Markdown of a stranger: headings, paragraphs, lists, quotes, code, tables, emphasis and links. HTML is text,
 * pictures are links, and only https links are links. Takes time in proportion to the length.
 */
export function readMarkdown(source: string): MarkdownText {
  const lines = source.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n').replace(INVISIBLE, '').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length && blocks.length < MAX_BLOCKS) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at += 1
      continue
    }
    const [block, next] = readBlock(lines, at)
    blocks.push(block)
    at = next
  }
  return { blocks, isCut: source.length > MAX_LENGTH || at < lines.length }
}

/** The block at a line, and the line after it. */
function readBlock(lines: readonly string[], at: number): readonly [Block, number] {
  const line = lines[at] ?? ''
  const fence = FENCE.exec(line)?.[1]
  if (fence !== undefined) return readCode(lines, at, fence)
  const heading = HEADING.exec(line)
  if (heading !== null)
    return [{ kind: 'heading', level: heading[1]?.length ?? 1, children: readInline(heading[2] ?? '') }, at + 1]
  if (RULE.test(line)) return [{ kind: 'rule' }, at + 1]
  if (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '')) return readTable(lines, at)
  if (QUOTE.test(line)) {
    const end = endOf(lines, at, (each) => QUOTE.test(each))
    const text = lines.slice(at, end).map((each) => each.replace(QUOTE, ''))
    return [{ kind: 'quote', children: readInline(text.join(' ')) }, end]
  }
  const mark = BULLET.test(line) ? BULLET : ORDERED.test(line) ? ORDERED : undefined
  if (mark !== undefined) {
    const end = endOf(lines, at, (each) => mark.test(each))
    const items = lines.slice(at, end).map((each) => readInline(each.replace(mark, '')))
    return [{ kind: 'list', isOrdered: mark === ORDERED, items }, end]
  }
  const end = Math.max(at + 1, endOf(lines, at, isParagraph))
  return [{ kind: 'paragraph', children: readInline(lines.slice(at, end).join(' ')) }, end]
}

function isParagraph(line: string): boolean {
  return line.trim() !== '' && ![FENCE, HEADING, RULE, QUOTE, BULLET, ORDERED].some((mark) => mark.test(line))
}

function endOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1
  return end
}

function readCode(lines: readonly string[], at: number, fence: string): readonly [Block, number] {
  const end = endOf(lines, at + 1, (each) => !each.trim().startsWith(fence))
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1]
}

function readTable(lines: readonly string[], at: number): readonly [Block, number] {
  const end = endOf(lines, at + 2, (each) => each.includes('|'))
  const head = cellsOf(lines[at] ?? '')
  const rows = lines.slice(at + 2, end).map((each) => {
    const cells = cellsOf(each)
    return head.map((_, column) => cells[column] ?? [])
  })
  return [{ kind: 'table', head, rows }, end]
}

function cellsOf(line: string): readonly (readonly Inline[])[] {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.slice(0, MAX_COLUMNS).map((cell) => readInline(cell.trim()))
}

/** Lengths are bounded, so that no line takes quadratic time. */
const PIECES = new RegExp(
  [
    '`(?<code>[^`\\n]{1,2000})`',
    '(?<bang>!?)\\[(?<label>[^\\[\\]]{0,300})\\]\\((?<target>[^()\\s]{1,2000})(?:\\s+"[^"]{0,200}")?\\)',
    '<?(?<bare>https?://[^\\s<>()\\[\\]"\'`]{1,2000})>?',
    '\\*\\*(?<strong>[^\\s*](?:[^*\\n]{0,1000}[^\\s*])?)\\*\\*',
    '(?<![\\w*])\\*(?<emphasis>[^\\s*](?:[^*\\n]{0,1000}[^\\s*])?)\\*(?![\\w*])',
    '(?<![\\w_])_(?<underlined>[^\\s_](?:[^_\\n]{0,1000}[^\\s_])?)_(?![\\w_])',
  ].join('|'),
  'g',
)

function readInline(text: string, depth = 0): readonly Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const found of text.matchAll(PIECES)) {
    if (pieces.length >= MAX_PIECES) break
    const piece = pieceOf(found, depth)
    if (piece === undefined) continue
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) })
    pieces.push(piece)
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

function pieceOf(found: RegExpMatchArray, depth: number): Inline | undefined {
  const { code, bang, label = '', target, bare, strong, emphasis, underlined } = found.groups ?? {}
  if (code !== undefined) return { kind: 'code', text: code }
  if (target !== undefined) {
    const link = linkOf(target, label.trim() === '' ? target : label)
    return link && (bang === '!' ? { ...link, kind: 'image' } : link)
  }
  if (bare !== undefined) return linkOf(bare, bare)
  const inner = strong ?? emphasis ?? underlined
  if (inner === undefined || depth >= MAX_DEPTH) return undefined
  return { kind: strong === undefined ? 'emphasis' : 'strong', children: readInline(inner, depth + 1) }
}

function linkOf(url: string, text: string): Extract<Inline, { readonly kind: 'link' }> | undefined {
  if (!isSafeWebUrl(url)) return undefined
  return { kind: 'link', text: text.slice(0, MAX_LABEL), url, host: new URL(url).host }
}
