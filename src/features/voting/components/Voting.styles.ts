import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Rows between hairlines, like the columns of a newspaper. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${theme.space[16]};
    border-block-end: 1px solid ${theme.color.line};
  }
  > li:last-child {
    border-block-end: 0;
  }
`
/** The headline of a proposal. Its author's letters run in their own direction. */
export const Headline = styled(Link)`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.lg};
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`
/** The part of all scores that a choice has. */
export const ShareBar = styled.span<{ $isAhead: boolean }>`
  display: block;
  block-size: 6px;
  border-radius: 3px;
  background: ${theme.color.line};
  overflow: hidden;
  > span {
    display: block;
    block-size: 100%;
    background: ${({ $isAhead }) => ($isAhead ? theme.color.sunLine : theme.color.edge)};
  }
`
/** A long text beside what one does with it, or above it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`
/** Text of an author. Nothing in it is wider than the page. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  max-inline-size: 44rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  ul,
  ol {
    margin: 0;
    padding-inline-start: ${theme.space[24]};
  }
  blockquote {
    margin: 0;
    padding-inline-start: ${theme.space[16]};
    border-inline-start: 2px solid ${theme.color.line};
    color: ${theme.color.muted};
  }
  pre {
    margin: 0;
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow-x: auto;
    font-size: ${theme.fontSize.sm};
  }
  hr {
    inline-size: 100%;
    margin: 0;
    border: 0;
    border-block-start: 1px solid ${theme.color.line};
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
  }
`
export const TableScroll = styled.div`
  overflow-x: auto;
  > table {
    border-collapse: collapse;
  }
`
/** A choice with a control of its own. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: ${theme.control.md};
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${theme.color.sunLine};
  }
  > input {
    flex: none;
    accent-color: ${theme.color.sunLine};
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
/** Many choices scroll in a box of their own, so that the button below stays in reach. */
export const Choices = styled.fieldset<{ $isLong?: boolean }>`
  max-block-size: ${({ $isLong = false }) => ($isLong ? '24rem' : 'none')};
  overflow-y: ${({ $isLong = false }) => ($isLong ? 'auto' : 'visible')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-block-end: ${theme.space[8]};
    font-weight: 600;
  }
`
/** Two fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: start;
  gap: ${theme.space[12]};
`
/** A choice's field and the button that removes it. */
export const ChoiceLine = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[8]};
  > :first-child {
    flex: 1;
  }
`
export const VoteItem = styled.div`
  padding-block: ${theme.space[12]};
  border-block-end: 1px solid ${theme.color.line};
`
