import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** One list or token with what can be done with it. */
export const Thing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
`
/** The same without a picture. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
`
export const Facts = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
export const Entry = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`
/** As high with an answer as without, so that the lists below do not jump at each key. */
export const Found = styled.div`
  min-block-size: 48px;
`
