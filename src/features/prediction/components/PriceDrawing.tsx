import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import type { PriceLine } from '../model/priceLine'

const Box = styled.div`
  position: relative;
  block-size: 100%;
  direction: ltr;
  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`
const Label = styled.span`
  position: absolute;
  right: 0;
  translate: 0 -50%;
  padding-inline: ${theme.space[8]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  font-variant-numeric: tabular-nums;
`

export interface PriceDrawingProps {
  readonly line: PriceLine
  /** At the height of the lock price. */
  readonly lockLabel: string | undefined
  readonly nowLabel: string
}

/** The oracle's price as a line, with the shadow that falls over it once the live round is locked. Time runs to the right in all languages. */
export function PriceDrawing({ line, lockLabel, nowLabel }: PriceDrawingProps) {
  const { path, lockX, lockY, nowY } = line
  return (
    <Box>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {lockX !== undefined && <rect x={lockX} y="0" width={100 - lockX} height="100" fill={theme.color.hover} />}
        {lockX !== undefined && (
          <path d={`M${lockX} 0V100`} stroke={theme.color.edge} strokeWidth="1" vectorEffect="non-scaling-stroke" />
        )}
        {lockY !== undefined && (
          <path
            d={`M0 ${lockY}H100`}
            stroke={theme.color.edge}
            strokeWidth="1"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path d={path} fill="none" stroke={theme.color.sunLine} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {lockY !== undefined && lockLabel !== undefined && (
        <Label style={{ top: `${lockY}%`, right: 'auto', left: 0 }}>{lockLabel}</Label>
      )}
      <Label style={{ top: `${nowY}%` }}>{nowLabel}</Label>
    </Box>
  )
}
