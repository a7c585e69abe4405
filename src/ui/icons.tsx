import { Icon, type IconProps } from './Icon'

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6H6v12h12v-3M13 5h6v6M19 5l-8 8" />
  </Icon>
)
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
)
export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
)
export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />
  </Icon>
)
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Icon>
)
export const BadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z" />
    <path d="m9.3 9.3 5.4 5.4M14.7 9.3l-5.4 5.4" />
  </Icon>
)
export const CardsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="7" height="7" rx="1.5" />
    <rect x="13" y="4" width="7" height="7" rx="1.5" />
    <rect x="4" y="13" width="7" height="7" rx="1.5" />
    <rect x="13" y="13" width="7" height="7" rx="1.5" />
  </Icon>
)
export const RowsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M4 12h16M4 17.5h16" />
  </Icon>
)
const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z'
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={STAR} />
  </Icon>
)
export const StarFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={STAR} fill="currentColor" />
  </Icon>
)
export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h15l-4-4M20 16H5l4 4" />
  </Icon>
)
export const PortfolioIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v8h8a8 8 0 1 1-8-8" />
  </Icon>
)
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 3 19.5h18Z" />
    <path d="M12 10v4.5M12 17h.01" />
  </Icon>
)
