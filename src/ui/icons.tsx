import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in CSS units; 1.25em where nothing is said, so that it follows the text. */
  readonly size?: string
}

function Icon({ size = '1.25em', children }: IconProps & { children: ReactNode }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const CheckIcon = (props: IconProps) => <Icon {...props}><path d="m5 12.5 4.5 4.5L19 7.5" /></Icon>
export const CloseIcon = (props: IconProps) => <Icon {...props}><path d="M6 6l12 12M18 6 6 18" /></Icon>
export const CopyIcon = (props: IconProps) => <Icon {...props}><rect x="9" y="9" width="11" height="11" rx="2.5" /><path d="M15 5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15" /></Icon>
export const ExternalIcon = (props: IconProps) => <Icon {...props}><path d="M9 6H6v12h12v-3M13 5h6v6M19 5l-8 8" /></Icon>
export const ChevronDownIcon = (props: IconProps) => <Icon {...props}><path d="m6 9.5 6 6 6-6" /></Icon>
export const ArrowIcon = (props: IconProps) => <Icon {...props}><path d="M5 12h14M13 6l6 6-6 6" /></Icon>
export const PlusIcon = (props: IconProps) => <Icon {...props}><path d="M12 5v14M5 12h14" /></Icon>
export const RetryIcon = (props: IconProps) => <Icon {...props}><path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" /></Icon>
export const MenuIcon = (props: IconProps) => <Icon {...props}><path d="M4 7h16M4 12h16M4 17h16" /></Icon>
export const WalletIcon = (props: IconProps) => <Icon {...props}><path d="M17.5 7V5.5a1.5 1.5 0 0 0-1.9-1.4L5 6.5A2 2 0 0 0 3.5 8.4V18a2 2 0 0 0 2 2H19a1.5 1.5 0 0 0 1.5-1.5v-10A1.5 1.5 0 0 0 19 7H6" /><path d="M16.5 13.5h.01" strokeWidth="2.5" /></Icon>
export const GlobeIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8.5" /><path d="M3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5Z" /></Icon>
export const SunIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="4" /><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" /></Icon>
export const MoonIcon = (props: IconProps) => <Icon {...props}><path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" /></Icon>
export const SystemIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8" /><path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" /></Icon>
export const GoodIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8.5" /><path d="m8.3 12.3 2.6 2.6 4.9-5.3" /></Icon>
export const BadIcon = (props: IconProps) => <Icon {...props}><path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z" /><path d="m9.3 9.3 5.4 5.4M14.7 9.3l-5.4 5.4" /></Icon>
export const WarningIcon = (props: IconProps) => <Icon {...props}><path d="M12 4 3 19.5h18Z" /><path d="M12 10v4.5M12 17h.01" /></Icon>
export const InfoIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8.5" /><path d="M12 11v5M12 8h.01" /></Icon>
export const SearchIcon = (props: IconProps) => <Icon {...props}><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" /></Icon>
export const CardsIcon = (props: IconProps) => <Icon {...props}><rect x="4" y="4" width="7" height="7" rx="1.5" /><rect x="13" y="4" width="7" height="7" rx="1.5" /><rect x="4" y="13" width="7" height="7" rx="1.5" /><rect x="13" y="13" width="7" height="7" rx="1.5" /></Icon>
export const RowsIcon = (props: IconProps) => <Icon {...props}><path d="M4 6.5h16M4 12h16M4 17.5h16" /></Icon>
export const SettingsIcon = (props: IconProps) => <Icon {...props}><path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.75" /><circle cx="8" cy="17" r="2.75" /></Icon>
export const HistoryIcon = (props: IconProps) => <Icon {...props}><path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4v5h5M12 8v4.3l2.8 1.7" /></Icon>
export const HelpIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8.5" /><path d="M9.6 9.6a2.5 2.5 0 1 1 3.4 2.4c-.7.3-1 .8-1 1.6M12 16.4h.01" /></Icon>
const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z'
export const StarIcon = (props: IconProps) => <Icon {...props}><path d={STAR} /></Icon>
export const StarFilledIcon = (props: IconProps) => <Icon {...props}><path d={STAR} fill="currentColor" /></Icon>
