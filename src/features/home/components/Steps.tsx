import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 208px), 1fr));
  gap: ${theme.space[24]};
`
const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  padding-block-start: ${theme.space[12]};
  border-block-start: 2px solid ${theme.color.line};
`
const steps = [
  { titleKey: 'home.how.connect', bodyKey: 'home.how.connect.body' },
  { titleKey: 'home.how.deposit', bodyKey: 'home.how.deposit.body' },
  { titleKey: 'home.how.wait', bodyKey: 'home.how.wait.body' },
] as const

/** How it works, in three steps. */
export function Steps() {
  const { t } = useTranslation()
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{t('home.how')}</Heading>
      <List>
        {steps.map(({ titleKey, bodyKey }) => (
          <Step key={titleKey}>
            <Heading level={3}>{t(titleKey)}</Heading>
            <Text tone="muted">{t(bodyKey)}</Text>
          </Step>
        ))}
      </List>
    </Stack>
  )
}
