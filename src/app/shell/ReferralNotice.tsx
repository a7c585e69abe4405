import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { readReferral, removeReferral } from '@/platform/referral'
import { Button } from '@/ui/Button'
import { Container } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]};
`

/** The referrer, with a button to remove it. */
export function ReferralNotice() {
  const { t } = useTranslation()
  const [referrer, setReferrer] = useState(readReferral)
  if (referrer === undefined) return null
  const remove = () => {
    removeReferral()
    setReferrer(undefined)
  }
  return (
    <Line as="aside">
      <Text tone="muted" size="sm">
        {t('shell.referral', { address: shortenHex(referrer) })}
      </Text>
      <Button variant="quiet" size="sm" onClick={remove}>
        {t('shell.referral.remove')}
      </Button>
    </Line>
  )
}
