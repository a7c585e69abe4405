import { Fragment, type ReactNode, useMemo } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { type Block, type Inline, readMarkdown } from '../model/markdown'
import { Prose, TableScroll } from './Voting.styles'

/** A stranger's Markdown, drawn with elements of the app: nothing of it is HTML, and nothing is loaded. */
export function Markdown({ source }: { readonly source: string }) {
  const { t } = useTranslation()
  const { blocks, isCut } = useMemo(() => readMarkdown(source), [source])
  return (
    <Prose dir="auto">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
      {isCut && <Notice tone="info" title={t('voting.text.cut')} />}
    </Prose>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      // All of one level: strangers skip levels.
      return (
        <Heading level={2} size={block.level <= 2 ? 'lg' : 'md'}>
          {inlines(block.children)}
        </Heading>
      )
    case 'paragraph':
      return <p>{inlines(block.children)}</p>
    case 'quote':
      return <blockquote>{inlines(block.children)}</blockquote>
    case 'code':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'list': {
      const items = listOf(block.items, (item) => <li>{inlines(item)}</li>)
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <TableScroll tabIndex={0}>
          <table>
            <thead>
              <tr>
                {listOf(block.head, (cell) => (
                  <th scope="col">{inlines(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listOf(block.rows, (row) => (
                <tr>
                  {listOf(row, (cell) => (
                    <td>{inlines(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )
  }
}

function inlines(pieces: readonly Inline[]): ReactNode {
  return listOf(pieces, (piece) => <InlineView piece={piece} />)
}

function InlineView({ piece }: { readonly piece: Inline }) {
  const { t } = useTranslation()
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>
    case 'code':
      return <code dir="ltr">{piece.text}</code>
    case 'strong':
      return <strong>{inlines(piece.children)}</strong>
    case 'emphasis':
      return <em>{inlines(piece.children)}</em>
    case 'link':
      // The host stands beside the text, because the text may name another one.
      return (
        <>
          <ExternalLink href={piece.url}>{piece.text}</ExternalLink> ({piece.host})
        </>
      )
    case 'image':
      return <ExternalLink href={piece.url}>{t('voting.text.image', { host: piece.host })}</ExternalLink>
  }
}

function listOf<Item>(items: readonly Item[], view: (item: Item) => ReactNode): ReactNode {
  return items.map((item, index) => <Fragment key={index}>{view(item)}</Fragment>)
}
