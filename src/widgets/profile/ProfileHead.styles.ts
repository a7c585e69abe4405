import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Picture, name and figures of a profile or a team. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[24]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`
/** Figures side by side, each with its name. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]} ${theme.space[36]};
  margin: 0;
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.fontSize.xl};
    font-weight: 600;
  }
`
/** A badge with its title and what it is about. */
export const AchievementName = styled.span`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
  text-align: start;
  > svg {
    flex: none;
  }
  > span {
    display: grid;
    overflow-wrap: anywhere;
  }
  /* The rest of a table's row header is bold. */
  > span > :last-child {
    font-weight: 400;
  }
`
