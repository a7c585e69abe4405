import type { Profiles } from '@/domain/profile/profiles'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { PictureChoice } from '../components/PictureChoice'
import { useCollectibleNames } from '../hooks/useCollectibleNames'
import type { CreateDraftField } from '../hooks/useCreateDraft'

export interface PictureStepProps extends Pick<CreateDraftField, 'change'> {
  readonly profiles: Profiles
  readonly ids: readonly bigint[]
  /** All in the wallet, which may be more than `ids`. */
  readonly count: number
  readonly selected: bigint | undefined
  readonly canGoBack: boolean
}

/** Chooses the picture. It is approved and taken with the last step. */
export function PictureStep({ profiles, ids, count, selected, canGoBack, change }: PictureStepProps) {
  const { t } = useTranslation()
  const nameOf = useCollectibleNames(profiles.bunnies, ids)
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg" id="profile-step">
        {t('profile.picture.title')}
      </Heading>
      <Text tone="muted">{t('profile.picture.lead')}</Text>
      {ids.length === 0 ? (
        <EmptyState title={t('profile.picture.none')}>{t('profile.picture.none.body')}</EmptyState>
      ) : (
        <PictureChoice
          collection={profiles.bunnies}
          ids={ids}
          nameOf={nameOf}
          selected={selected}
          onChange={(id) => change({ tokenId: id.toString() })}
        />
      )}
      {count > ids.length && (
        <Text size="sm" tone="muted">
          {t('profile.picture.first', { shown: ids.length, all: count })}
        </Text>
      )}
      <Row gap={12}>
        {canGoBack && <Button onClick={() => change({ step: 'starter' })}>{t('profile.back')}</Button>}
        <Button
          variant="primary"
          disabledReason={selected === undefined ? t('profile.picture.choose') : undefined}
          onClick={() => change({ step: 'team' })}
        >
          {t('profile.next')}
        </Button>
      </Row>
    </Stack>
  )
}
