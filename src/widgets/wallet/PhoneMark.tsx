/** Icon for a wallet on another device or in another app. */
export function PhoneMark() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
      <path d="M10.5 17.75h3" />
    </svg>
  )
}
