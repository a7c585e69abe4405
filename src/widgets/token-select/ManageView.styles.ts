import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** A list or token with its actions. */
export const Thing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
`
/** The same without an icon. */
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
/** Constant height, to keep the lists below from moving while typing. */
export const Found = styled.div`
  min-block-size: 48px;
`
