import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'
import { lazyPart } from '@/widgets/pages/lazyPart'

const SearchResults = lazyPart(async () => (await import('./SearchResults')).SearchResults)

const MAX_LENGTH = 80

const Place = styled.search`
  position: relative;
`
/** Over the page, which does not move while the user searches. */
const Panel = styled.div`
  position: absolute;
  z-index: ${theme.layer.popup};
  inset-inline: 0;
  inset-block-start: calc(100% + ${theme.space[8]});
  max-block-size: min(70vh, 32rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
`

/** Finds tokens and pools by name, symbol or address. Before anything is typed: those that the user starred, imported or opened. */
export function InfoSearch() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const placeRef = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && placeRef.current?.contains(target) !== true) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeRef.current
    if (place === null) return
    const input = place.querySelector('input')
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      input?.focus()
      setIsOpen(false)
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops: readonly (HTMLElement | null)[] = [input, ...place.querySelectorAll<HTMLElement>('a[href]')]
    const current = stops.findIndex((stop) => stop === document.activeElement)
    const target = stops[current + (event.key === 'ArrowDown' ? 1 : -1)]
    if (target === undefined || target === null) return
    event.preventDefault()
    target.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    <Place ref={placeRef} aria-label={t('info.search')} onKeyDown={onKeyDown} onBlur={onBlur}>
      <TextInput
        type="search"
        label={t('info.search')}
        placeholder={t('info.search.placeholder')}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        enterKeyHint="search"
        spellCheck={false}
        maxLength={MAX_LENGTH}
      />
      {isOpen && (
        <Panel role="region" aria-label={t('info.search.results')}>
          <Suspense fallback={null}>
            <SearchResults text={text.trim()} onOpen={() => setIsOpen(false)} />
          </Suspense>
        </Panel>
      )}
    </Place>
  )
}
