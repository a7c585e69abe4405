import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { cardGrid, LongList } from '@/widgets/long-list/LongList'
import type { EarnCardView } from '../model/earnCard'
import { rowColumns, rowPadding } from './VaultCard.styles'

export const Frame = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
  container-type: inline-size;
`

/** The heads of the columns. On a phone there are no columns, and each figure names itself. */
export const ColumnNames = styled.div`
  display: grid;
  grid-template-columns: ${rowColumns.desktop};
  align-items: center;
  column-gap: ${theme.space[20]};
  min-block-size: ${theme.control.sm};
  padding-inline: ${rowPadding};
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  > :first-child {
    grid-column: 2;
  }
  > [data-end] {
    text-align: end;
  }
  > [data-old] {
    grid-column: 6;
  }
  ${theme.list.compact} {
    grid-template-columns: ${rowColumns.tablet};
    column-gap: ${theme.space[16]};
    > [data-old] {
      grid-column: 5;
    }
    > [data-wide] {
      display: none;
    }
  }
  ${theme.list.phone} {
    display: none;
  }
`

export const Rows = styled(LongList<EarnCardView>)`
  &[data-view='table'] {
    [data-section] + [data-section],
    [data-chunk] + [data-chunk] {
      border-block-start: 1px solid ${theme.color.line};
    }
  }
  &[data-view='cards'] {
    ${cardGrid()}
  }
`
