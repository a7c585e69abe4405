import { styled } from 'styled-components'
import { dialArc } from '@/ui/dialGeometry'
import { theme } from '@/ui/theme'
import type { GroupShare } from '../model/total'
import { groupColors } from './Portfolio.styles'

const FOOT = { x: 60, y: 60 }
const RADIUS = 52
/** Gap between two segments, as a share of the arc. */
const GAP = 0.008
const HORIZON = FOOT.y + 1

// Mirrored in right-to-left languages, like the table next to it.
const Drawing = styled.svg`
  &:dir(rtl) {
    scale: -1 1;
  }
`

export interface GroupDialProps {
  readonly shares: readonly GroupShare[]
  /** Text alternative with the numbers. */
  readonly label: string
}

/** Allocation by group as segments of a dial. */
export function GroupDial({ shares, label }: GroupDialProps) {
  const parts = shares.filter(({ share }) => share > 0)
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  return (
    <Drawing width="208" height="112" viewBox="0 0 120 66" role="img" aria-label={label}>
      <path d={dialArc(FOOT, RADIUS, 0, 1)} fill="none" stroke={theme.color.line} strokeWidth="5" />
      {parts.map(({ id, share }, index) => {
        const start = starts[index] ?? 0
        const from = start + (index > 0 ? GAP / 2 : 0)
        const to = start + share - (index < parts.length - 1 ? GAP / 2 : 0)
        // A segment smaller than the gap is still drawn.
        return (
          <path
            key={id}
            d={dialArc(FOOT, RADIUS, from, Math.max(to, from + GAP / 2))}
            fill="none"
            stroke={groupColors[id]}
            strokeWidth="8"
          />
        )
      })}
      <path d={`M2 ${HORIZON}h116`} stroke={theme.color.edge} strokeWidth="1" />
      <path d={`M${FOOT.x - 4} ${HORIZON}h8v-24Z`} fill={theme.color.text} />
    </Drawing>
  )
}
