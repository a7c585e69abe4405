import { styled } from 'styled-components'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Step, Steps } from '@/ui/Steps'
import { theme } from '@/ui/theme'

const Details = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: ${theme.space[8]};
    color: ${theme.color.muted};
    cursor: pointer;
  }
  > ol {
    max-inline-size: 60rem;
    padding-block: ${theme.space[12]};
  }
`

export interface HowItWorksProps {
  readonly title: string
  /** A sentence or two each. */
  readonly steps: readonly TranslationKey[]
}

/** An area in a few numbered steps, closed until the user opens it. */
export function HowItWorks({ title, steps }: HowItWorksProps) {
  const { t } = useTranslation()
  return (
    <Details>
      <summary>{title}</summary>
      <Steps>
        {steps.map((key) => (
          <Step key={key}>{t(key)}</Step>
        ))}
      </Steps>
    </Details>
  )
}
