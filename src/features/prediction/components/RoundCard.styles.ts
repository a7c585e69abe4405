import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Rounds beside each other, which slide; the one in the middle is snapped to. */
export const Rail = styled.ol`
  display: flex;
  gap: ${theme.space[16]};
  margin: 0;
  padding: ${theme.space[8]} 2px ${theme.space[16]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  list-style: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`
/**
 * On the narrowest phone, a part of the next one shows that there is more. Positioned, so that texts for screen readers
 * don't stick out of the rail.
 */
export const RailItem = styled.li`
  position: relative;
  flex: 0 0 min(18rem, 84%);
  display: grid;
  scroll-snap-align: center;
`
/** What is over is quieter; the round that can be acted on has the accent. */
export const RoundFrame = styled.article<{ $isNext: boolean; $isOver: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-content: start;
  gap: ${theme.space[12]};
  min-inline-size: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${({ $isNext }) => ($isNext ? theme.color.sunLine : theme.color.line)};
  border-radius: ${theme.radius.card};
  background: ${({ $isOver }) => ($isOver ? theme.color.ground : theme.color.surface)};
`
export const SideLine = styled.div<{ $isWinner: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${({ $isWinner }) => ($isWinner ? 'currentColor' : theme.color.line)};
  border-radius: ${theme.radius.control};
`
/** The price, the largest figure of a card. */
export const CardPrice = styled.p`
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
`
