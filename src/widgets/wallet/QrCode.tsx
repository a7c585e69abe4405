import { create } from 'qrcode/lib/core/qrcode'
import { useMemo } from 'react'
import { styled } from 'styled-components'

/** Quiet zone in modules (ISO 18004). */
const QUIET = 4

// Dark on light in both themes, since not every scanner reads inverted codes.
const Svg = styled.svg`
  display: block;
  inline-size: min(272px, 100%);
  block-size: auto;
  border-radius: 12px;
  background: #fff;
`

export interface QrCodeProps {
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    let drawn = ''
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column)) drawn += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
      }
    }
    return { size: modules.size + 2 * QUIET, path: drawn }
  }, [text])
  return (
    <Svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Svg>
  )
}
