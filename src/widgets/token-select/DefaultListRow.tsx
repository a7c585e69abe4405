import { brand } from '@/config/brand'
import { fromDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { Entry } from './ManageView.styles'

const getTokenCount = fromDeployment((deployment) => Object.keys(deployment.tokens).length)

/** The built-in list, which cannot be removed. */
export function DefaultListRow() {
  const { t } = useTranslation()
  const name = t('tokens.lists.default', { product: brand.product })
  return (
    <Entry>
      <Switch isOn disabled onChange={() => undefined}>
        {name}
      </Switch>
      <Text size="sm" tone="muted">
        {t('tokens.lists.default.facts', { count: getTokenCount() })}
      </Text>
      <Row gap={8}>
        <Button
          size="sm"
          variant="quiet"
          disabledReason={t('tokens.lists.default.stays')}
          aria-label={t('tokens.lists.removeNamed', { name })}
        >
          {t('tokens.lists.remove')}
        </Button>
      </Row>
    </Entry>
  )
}
