import { useState } from 'react'
import { useGameSettings } from '@/hooks/useGameSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Acceptance } from '@/ui/Acceptance'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'

const RISKS = ['loss', 'final'] as const
type Risk = (typeof RISKS)[number]

/** The two risks to accept before the first bet; kept in the settings. */
export function RiskAcceptance() {
  const { t } = useTranslation()
  const { change } = useGameSettings()
  const [accepted, setAccepted] = useState<readonly Risk[]>([])
  const tick = (risk: Risk, isAccepted: boolean) => {
    const next = isAccepted ? [...accepted, risk] : accepted.filter((each) => each !== risk)
    setAccepted(next)
    if (next.length === RISKS.length) change({ isPredictionRiskAccepted: true })
  }
  return (
    <Notice tone="info" title={t('prediction.risk')}>
      <Stack gap={8}>
        {t('prediction.risk.body')}
        {RISKS.map((risk) => (
          <Acceptance
            key={risk}
            isAccepted={accepted.includes(risk)}
            onChange={(isAccepted) => tick(risk, isAccepted)}
            missing={t('prediction.risk.missing')}
          >
            {t(`prediction.risk.${risk}`)}
          </Acceptance>
        ))}
      </Stack>
    </Notice>
  )
}
