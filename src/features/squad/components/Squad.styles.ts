import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** What to do beside what the account has, or above it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Big = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.display};
  font-weight: 600;
  line-height: 1.15;
`
export const Stages = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** A stage below its line; the sun's line marks the current one. */
export const StageItem = styled.li<{ $state: 'done' | 'now' | 'next' | 'never' }>`
  display: grid;
  align-content: start;
  gap: 4px;
  padding-block-start: ${theme.space[8]};
  border-block-start: 3px solid
    ${({ $state }) => ($state === 'now' ? theme.color.sun : $state === 'done' ? theme.color.edge : theme.color.line)};
`
export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`
export const GalleryItem = styled.li`
  display: grid;
  align-content: start;
  gap: 4px;
  min-inline-size: 0;
`
/** A hash that breaks anywhere. */
export const Code = styled.code`
  direction: ltr;
  overflow-wrap: anywhere;
  font-size: ${theme.fontSize.xs};
`
