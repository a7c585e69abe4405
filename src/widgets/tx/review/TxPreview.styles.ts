import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Amounts sent and received, larger than the rest. */
export const Flows = styled.dl`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`
export const Flow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[16]};
  dt {
    color: ${theme.color.muted};
  }
  dd {
    display: grid;
    justify-items: end;
    text-align: end;
    margin-block: 0;
    margin-inline: auto 0;
    font-size: ${theme.fontSize.lg};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
/** A name above its address. */
export const Party = styled.span`
  display: inline-grid;
  min-inline-size: 0;
  justify-items: end;
  text-align: end;
  overflow-wrap: anywhere;
`
/** Raw data in monospace. */
export const Data = styled.code`
  display: block;
  text-align: start;
  font-family: ui-monospace, monospace;
  font-size: ${theme.fontSize.xs};
  overflow-wrap: anywhere;
`
