import { css, styled } from 'styled-components'
import { theme } from './theme'

/** Styles shared by text fields and selects. */
export const fieldBox = css`
  inline-size: 100%;
  min-block-size: ${theme.control.md};
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ground};
  color: ${theme.color.text};
  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &:disabled {
    border-color: ${theme.color.line};
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
  }
`
export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-inline-size: 0;
`
export const FieldLabel = styled.label`
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
`
