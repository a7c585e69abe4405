import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { HelpIcon } from '@/ui/rareIcons'
import { Tooltip } from '@/ui/Tooltip'
import { theme } from '@/ui/theme'

/** Text-sized, with a larger touch area. */
const HelpButton = styled.button`
  position: relative;
  display: inline-grid;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${theme.color.muted};
  cursor: help;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`

/** Question mark with a tooltip that explains a setting. */
export function HelpMark({ about, text }: { readonly about: string; readonly text: string }) {
  const { t } = useTranslation()
  return (
    <Tooltip text={text}>
      <HelpButton type="button" aria-label={t('settings.help.about', { about })}>
        <HelpIcon size="1.1em" />
      </HelpButton>
    </Tooltip>
  )
}
