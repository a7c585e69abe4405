import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Grid, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'

const Box = styled.div`
  min-block-size: 70dvh;
`
const cards = [1, 2, 3, 4, 5, 6]

/** Placeholder while a page's code loads. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <Box aria-busy="true">
      <Stack gap={24}>
        <Skeleton width="min(14rem, 60%)" height="3rem" />
        <Text tone="muted">{t('common.loading')}</Text>
        <Grid>
          {cards.map((card) => (
            <Skeleton key={card} width="100%" height="11rem" />
          ))}
        </Grid>
      </Stack>
    </Box>
  )
}
