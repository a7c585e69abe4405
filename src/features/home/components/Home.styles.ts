import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Card } from '@/ui/Card'
import { theme } from '@/ui/theme'

/** The card around rows. */
export const RowList = styled(Card).attrs({ as: 'ul' })`
  padding: 0;
  overflow: hidden;
`
export const RowLine = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-block-size: 4rem;
  padding: ${theme.space[8]} ${theme.space[20]};
  border-block-start: 1px solid ${theme.color.line};
  ${theme.media.phone} {
    padding-inline: ${theme.space[12]};
  }
  &:first-child {
    border-block-start: 0;
  }
  &:hover {
    background: ${theme.color.hover};
  }
`
export const RowName = styled(Link)`
  font: 600 1.125rem / 1.25 ${theme.font.serif};
  overflow-wrap: anywhere;
  text-decoration: none;
  /* Makes the whole row a link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
/** Shrinks before the figure does, down to a readable name; large text wraps to two lines. */
export const RowWhat = styled.span`
  display: flex;
  flex: 1 1 7rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[12]};
  min-inline-size: 0;
`
/** As wide, and with its line of text as high, while it is read as with the figure, so that nothing moves. */
export const RowFigure = styled.span`
  position: relative;
  display: inline-flex;
  min-inline-size: 7rem;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${theme.space[8]};
  margin-inline-start: auto;
  white-space: nowrap;
  font-size: ${theme.fontSize.lg};
  &::before {
    content: '\\200b';
    margin-inline-end: calc(-1 * ${theme.space[8]});
  }
`
export const RowAside = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
`
/** When something starts or ends. */
export const RowWhen = styled.span`
  position: relative;
  margin-inline-start: auto;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
`
/** Large figures, each below its name. */
export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[48]};
  margin: 0;
  /* The next one stays where it is when a figure changes. */
  > div {
    min-inline-size: 6.5rem;
  }
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    min-block-size: 1.5em;
    font-size: ${theme.fontSize.xl};
    font-weight: 600;
  }
`

/** A long figure and a short one, whose place does not depend on the first. */
export const HeroSums = styled(Sums)`
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: ${theme.space[24]};
  inline-size: min(100%, 26rem);
  > div {
    min-inline-size: 0;
  }
`
