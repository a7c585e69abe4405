import { Icon, type IconProps } from '@/ui/Icon'

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M17.5 7V5.5a1.5 1.5 0 0 0-1.9-1.4L5 6.5A2 2 0 0 0 3.5 8.4V18a2 2 0 0 0 2 2H19a1.5 1.5 0 0 0 1.5-1.5v-10A1.5 1.5 0 0 0 19 7H6" />
    <path d="M16.5 13.5h.01" strokeWidth="2.5" />
  </Icon>
)
