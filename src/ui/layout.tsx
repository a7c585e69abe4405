import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Space, theme } from './theme'

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
type Justify = 'start' | 'center' | 'end' | 'space-between'
type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'dl'
  | 'span'

interface LayoutProps {
  readonly gap?: Space
  readonly as?: LayoutElement
  readonly id?: string
  readonly role?: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly children?: ReactNode
}

const StyledStack = styled.div<{ $gap: Space; $align: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-inline-size: 0;
`
export interface StackProps extends LayoutProps {
  readonly align?: Align
}
/** Vertical flex container. */
export function Stack({ gap = 12, align = 'stretch', ...rest }: StackProps) {
  return <StyledStack $gap={gap} $align={align} {...rest} />
}

const StyledRow = styled.div<{ $gap: Space; $align: Align; $justify: Justify; $isWrapping: boolean }>`
  display: flex;
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-inline-size: 0;
`
export interface RowProps extends LayoutProps {
  readonly align?: Align
  readonly justify?: Justify
  /** Wraps by default. */
  readonly isWrapping?: boolean
}
/** Horizontal flex container. */
export function Row({ gap = 12, align = 'center', justify = 'start', isWrapping = true, ...rest }: RowProps) {
  return <StyledRow $gap={gap} $align={align} $justify={justify} $isWrapping={isWrapping} {...rest} />
}

const StyledGrid = styled.div<{ $gap: Space; $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap }) => theme.space[$gap]};
  min-inline-size: 0;
`
export interface GridProps extends LayoutProps {
  /** Minimum column width, a CSS length. */
  readonly min?: string
}
/** Grid of equal columns, as many as fit. */
export function Grid({ gap = 24, min = '272px', ...rest }: GridProps) {
  return <StyledGrid $gap={gap} $min={min} {...rest} />
}

/** Page container of at most 1200 px. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${theme.container} + 2 * ${theme.space[24]});
  margin-inline: auto;
  padding-inline: ${theme.space[24]};
  ${theme.media.phone} {
    padding-inline: ${theme.space[16]};
  }
`
