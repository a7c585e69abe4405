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
/** How long a choice is expected to take, below its name and price. */
export const Wait = styled.span`
  display: block;
`
/** A setting's name with its help beside it. */
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
`
/** A field for a short number stands beside its label, so that all settings fit a window 900 px high. */
export const ShortField = styled.div`
  ${FieldRoot} {
    grid-template-columns: minmax(0, 1fr) 7rem;
    align-items: center;
    > p {
      grid-column: 1 / -1;
    }
  }
`
/** A line is kept for the warning, so that nothing below moves. */
export const Said = styled.div`
  min-block-size: 1.5em;
  font-size: ${theme.fontSize.sm};
`
/** The switches stand below each other, with a help beside them or without one. */
export const SwitchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 1.1em;
  align-items: center;
  gap: ${theme.space[12]};
`
