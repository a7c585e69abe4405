import { useTranslation } from '@/i18n/useTranslation'

/** Names the choices of a proposal by number; those that have the same text, or none, by their number too. */
export function useChoiceText(choices: readonly string[]): (number: number) => string {
  const { t } = useTranslation()
  return (number) => {
    const text = choices[number - 1] ?? ''
    if (text === '') return t('voting.choice', { number })
    return choices.filter((each) => each === text).length > 1 ? t('voting.choice.same', { number, text }) : text
  }
}
