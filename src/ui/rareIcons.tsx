// Separate from icons.tsx, which is part of every first load.
import { Icon, type IconProps } from './Icon'

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="9" width="11" height="11" rx="2.5" />
    <path d="M15 5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15" />
  </Icon>
)
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)
export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.75" />
    <circle cx="8" cy="17" r="2.75" />
  </Icon>
)
export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4v5h5M12 8v4.3l2.8 1.7" />
  </Icon>
)
export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.6a2.5 2.5 0 1 1 3.4 2.4c-.7.3-1 .8-1 1.6M12 16.4h.01" />
  </Icon>
)
export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M17.5 7V5.5a1.5 1.5 0 0 0-1.9-1.4L5 6.5A2 2 0 0 0 3.5 8.4V18a2 2 0 0 0 2 2H19a1.5 1.5 0 0 0 1.5-1.5v-10A1.5 1.5 0 0 0 19 7H6" />
    <path d="M16.5 13.5h.01" strokeWidth="2.5" />
  </Icon>
)
