import { dialArc, dialPoint } from '@/ui/dialGeometry'
import { theme } from '@/ui/theme'
import type { ArcPart } from '../model/yieldView'
import { Drawing } from './YieldArc.styles'

const FOOT = { x: 60, y: 62 }
const RADIUS = 46
const MARK_RADIUS = 56
const GAP = 0.006
/** Smaller segments have no room for their number. */
const MARKED = 0.05
const HORIZON = FOOT.y + 1
const SHADES = [1, 0.6, 0.8, 0.5] as const

/** Yield breakdown as segments of a dial, with fees unlit; decorative, since the table has the same data. */
export function YieldArc({ parts, label }: { readonly parts: readonly ArcPart[]; readonly label: string }) {
  return (
    <Drawing viewBox="0 0 120 68" role="img" aria-label={label}>
      <path d={dialArc(FOOT, RADIUS, 0, 1)} fill="none" stroke={theme.color.line} strokeWidth="9" />
      {parts.map(({ mark, from, to, isTaken }, index) => {
        const isGapped = to - from > 2 * GAP
        const arc = dialArc(FOOT, RADIUS, from, isGapped ? to - GAP : to)
        return isTaken ? (
          <path key={mark} d={arc} fill="none" stroke={theme.color.edge} strokeWidth="9" strokeDasharray="1 1.6" />
        ) : (
          <path
            key={mark}
            d={arc}
            fill="none"
            stroke={theme.color.sunLine}
            strokeWidth="9"
            opacity={SHADES[index % SHADES.length] ?? 1}
          />
        )
      })}
      {parts
        .filter(({ from, to }) => to - from >= MARKED)
        .map(({ mark, from, to }) => {
          const { x, y } = dialPoint(FOOT, MARK_RADIUS, (from + to) / 2)
          return (
            <text
              key={mark}
              x={x}
              y={y}
              fontSize="6"
              fill={theme.color.text}
              textAnchor="middle"
              dominantBaseline="middle"
            >
              {mark}
            </text>
          )
        })}
      <path d={`M2 ${HORIZON}h116`} stroke={theme.color.edge} strokeWidth="1" />
      <path d={`M${FOOT.x - 4} ${HORIZON}h8v-24Z`} fill={theme.color.text} />
    </Drawing>
  )
}
