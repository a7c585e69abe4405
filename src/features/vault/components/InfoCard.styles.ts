import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Headlines = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${theme.space[24]};
  margin: 0;
  ${theme.media.phone} {
    gap: ${theme.space[16]} ${theme.space[24]};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const Headline = styled.div<{ $isLead?: boolean }>`
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    display: flex;
    align-items: baseline;
    margin: 0;
    font-size: ${({ $isLead }) => ($isLead ? theme.fontSize.xxl : theme.fontSize.xl)};
    font-weight: ${({ $isLead }) => ($isLead ? 600 : 400)};
    line-height: 1.2;
    /* Matches the largest figure's height, to align all baselines. */
    &::before {
      content: '\\200b';
      font-size: ${theme.fontSize.xxl};
    }
  }
`
