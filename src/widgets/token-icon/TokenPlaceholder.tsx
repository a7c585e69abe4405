import { tokenPattern } from './tokenPattern'

/** Generated icon derived from the address: a sundial with hour lines, sun and shadow. */
export function TokenPlaceholder({ id, size }: { readonly id: string; readonly size: number | '100%' }) {
  const { groundHue, sunHue, sunAngle, hours } = tokenPattern(id)
  const lines = Array.from({ length: hours }, (_, index) => (index * 180) / hours + sunAngle)
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" fill={`hsl(${groundHue} 38% 32%)`} />
      <g stroke={`hsl(${groundHue} 45% 48%)`} strokeWidth="1.25">
        {lines.map((angle) => (
          <path key={angle} d="M16 -6V38" transform={`rotate(${angle} 16 16)`} />
        ))}
      </g>
      <g transform={`rotate(${sunAngle} 16 16)`}>
        <path d="M13 16h6L16 42Z" fill={`hsl(${groundHue} 45% 18%)`} />
        <circle cx="16" cy="8" r="5" fill={`hsl(${sunHue} 75% 68%)`} />
        <circle cx="16" cy="16" r="3" fill={`hsl(${sunHue} 40% 88%)`} />
      </g>
    </svg>
  )
}
