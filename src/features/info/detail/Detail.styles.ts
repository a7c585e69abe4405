import { styled } from 'styled-components'
import { Card } from '@/ui/Card'
import { theme } from '@/ui/theme'

/** The charts and tables beside the facts. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`

export const Titles = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
/** Next to the name on a wide screen, below it on a phone. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  ${theme.media.phone} {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`
export const HeaderLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  min-inline-size: 0;
`
export const Names = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-inline-size: 0;
`
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`
export const SectionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[16]};
`
/** A name and its figure; the figure wraps below the name where there is no room. */
export const SpreadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px ${theme.space[16]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
