import { styled } from 'styled-components'
import { FieldRoot } from '@/ui/fieldStyles'
import { pressed } from '@/ui/pressed'
import { theme } from '@/ui/theme'

export const Choices = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  ${theme.media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  }
`
export const Choice = styled.button`
  min-block-size: ${theme.control.touch};
  padding: 4px ${theme.space[8]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.sm};
  line-height: 1.25;
  cursor: pointer;
  ${pressed}
`
/** Expected wait of a choice, below its name and price. */
export const Wait = styled.span`
  display: block;
`
/** Name of a setting with its help button. */
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
`
/** Short fields are next to their label, to fit all settings in a window 900 px high. */
export const ShortField = styled.div`
  ${FieldRoot} {
    grid-template-columns: minmax(0, 1fr) 7rem;
    align-items: center;
    > p {
      grid-column: 1 / -1;
    }
  }
`
/** Reserves a line for the warning, to avoid a layout shift. */
export const Said = styled.div`
  min-block-size: 1.5em;
  font-size: ${theme.fontSize.sm};
`
/** Switches in a column, with or without a help button. */
export const SwitchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 1.1em;
  align-items: center;
  gap: ${theme.space[12]};
`
