import { styled } from 'styled-components'
import { routes } from '@/config/routes'
import { vaultPlace } from '@/config/vaultDefinition'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { IconButton } from '@/ui/IconButton'
import { CloseIcon } from '@/ui/icons'
import { fromPage } from '@/ui/pageState'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { useVaultChoice } from '../hooks/useVaultChoice'
import { comparePath, MAX_COMPARED, parseCompared } from '../model/compare'

/** Stays in view; on a phone above the bar at the bottom of the window. */
const Bar = styled.aside`
  position: sticky;
  z-index: ${theme.layer.sticky};
  inset-block-end: ${theme.space[12]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  ${theme.media.phone} {
    inset-block-end: calc(64px + ${theme.space[8]} + env(safe-area-inset-bottom));
  }
`
const Chosen = styled.ul`
  display: flex;
  flex: 1 1 12rem;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  min-inline-size: 0;
  > li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    font-size: ${theme.fontSize.sm};
  }
  /* One line, which scrolls sideways. */
  ${theme.media.phone} {
    flex-basis: 100%;
    flex-wrap: nowrap;
    overflow-x: auto;
    > li {
      flex-shrink: 0;
    }
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  gap: ${theme.space[8]};
  margin-inline-start: auto;
`

export interface CompareBarProps {
  readonly onCancel: () => void
}

/** The vaults chosen so far, and the way to their comparison. */
export function CompareBar({ onCancel }: CompareBarProps) {
  const { t } = useTranslation()
  const { ids, toggle } = useVaultChoice()
  return (
    <Bar aria-label={t('earn.compare.chosen')}>
      {ids.length === 0 && <Text tone="muted">{t('earn.compare.hint', { count: MAX_COMPARED })}</Text>}
      {ids.length > 0 && (
        <Chosen>
          {parseCompared(ids.join()).map((vault) => {
            const name = `${vault.underlyingFriendlyName} ${vaultPlace(vault)}`
            return (
              <li key={vault.id}>
                {name}
                <IconButton label={t('earn.compare.remove', { name })} onClick={() => toggle(vault.id)}>
                  <CloseIcon size="1em" />
                </IconButton>
              </li>
            )
          })}
        </Chosen>
      )}
      <Acts>
        <Button variant="quiet" onClick={onCancel}>
          {t('earn.compare.cancel')}
        </Button>
        {ids.length > 0 && (
          <ButtonLink variant="primary" to={comparePath(ids)} state={fromPage(routes.earn)}>
            {t('earn.compare.open', { count: ids.length })}
          </ButtonLink>
        )}
      </Acts>
    </Bar>
  )
}
