import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Pushes the button of a card to its end, so that buttons of a row are in line. */
export const CardBody = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${theme.space[16]};
  block-size: 100%;
`
/** Facts and forms of a page, side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space[24]};
  align-items: start;
`
export const MainFigure = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
`
/** A link to read and copy, cut off nowhere. */
export const LinkText = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`
