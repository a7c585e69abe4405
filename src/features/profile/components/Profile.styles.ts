import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Choices side by side, as wide as they are equal. */
export const Choices = styled.fieldset<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`
/** A choice is its radio button: the whole of it is pressed. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.touch};
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ground};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.color.hover};
  }
  > input {
    position: absolute;
    inset-block-start: ${theme.space[12]};
    inset-inline-end: ${theme.space[12]};
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${theme.color.sunLine};
    z-index: 1;
  }
  &:has(:checked) {
    border-color: ${theme.color.sunLine};
    box-shadow: inset 0 0 0 1px ${theme.color.sunLine};
  }
  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.sunLine};
    outline-offset: 2px;
  }
`
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
export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`
/** The steps' names in a line; the current one is marked. */
export const StepLine = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block-start: ${theme.space[8]};
    border-block-start: 3px solid ${theme.color.line};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
    overflow-wrap: anywhere;
  }
  > li[data-done] {
    border-color: ${theme.color.edge};
  }
  > li[aria-current] {
    border-color: ${theme.color.sun};
    color: ${theme.color.text};
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
