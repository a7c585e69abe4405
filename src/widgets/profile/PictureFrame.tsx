import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

const TICKS = 24

/** The picture within a dial of hour ticks. */
const Frame = styled.div<{ $size: string }>`
  position: relative;
  inline-size: ${({ $size }) => $size};
  aspect-ratio: 1;
  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > div {
    position: absolute;
    inset: 9%;
    overflow: hidden;
    border-radius: 50%;
    background: ${theme.color.hover};
  }
`

export interface PictureFrameProps {
  /** CSS length. */
  readonly size: string
  /** Dimmed for a paused profile. */
  readonly isLit: boolean
  readonly children?: ReactNode
}

/** The frame of a profile's picture: a small dial. */
export function PictureFrame({ size, isLit, children }: PictureFrameProps) {
  return (
    <Frame $size={size}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {Array.from({ length: TICKS }, (_, index) => (
          <path
            key={index}
            d="M50 1v4.5"
            stroke={isLit ? theme.color.sunLine : theme.color.edge}
            strokeWidth={index % 6 === 0 ? 2 : 1}
            transform={`rotate(${(index * 360) / TICKS} 50 50)`}
          />
        ))}
      </svg>
      <div>{children}</div>
    </Frame>
  )
}
