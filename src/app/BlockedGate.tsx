import type { ReactNode } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'

/** Shows a blocked account only the text 'Blocked address'. */
export function BlockedGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  return useWallet().isBlocked ? <Text>{t('shell.blocked')}</Text> : children
}
