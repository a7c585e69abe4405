import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Dial } from '@/ui/Dial'

const DAY_MINUTES = 24 * 60

/** Sundial that shows the user's local time. */
export function DayDial() {
  const { t, locale } = useTranslation()
  const [now] = useState(() => new Date())
  const time = now.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <Dial size="lg" value={(now.getHours() * 60 + now.getMinutes()) / DAY_MINUTES} label={t('home.dial', { time })} />
  )
}
