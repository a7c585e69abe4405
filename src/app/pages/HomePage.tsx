import { Heading } from '@/ui/Heading'
import { useTranslation } from '@/i18n/useTranslation'

export default function HomePage() {
  const { t } = useTranslation()
  return <Heading level={1}>{t('shell.home.title')}</Heading>
}
