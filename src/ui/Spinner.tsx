import { keyframes, styled } from 'styled-components'

const sweep = keyframes`
  to { transform: rotate(360deg); }
`
const Shadow = styled.path`
  transform-origin: 12px 12px;
  animation: ${sweep} 2.4s linear infinite;
`

export interface SpinnerProps {
  /** Accessible name; omit it if adjacent text describes the activity. */
  readonly label?: string
  /** CSS size. */
  readonly size?: string
}

/** An activity indicator: the sundial's shadow rotates. */
export function Spinner({ label, size = '1.25em' }: SpinnerProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.75" opacity="0.45" />
      <Shadow d="M12 12 9 3.5A9 9 0 0 1 15 3.5Z" fill="currentColor" />
      <circle cx="12" cy="12" r="1.75" fill="currentColor" />
    </svg>
  )
}
