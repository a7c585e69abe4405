import type { InfoSearch } from '@/domain/exchange-info/model/info'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { Text } from '@/ui/Text'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { TokenTable, tokenSorts } from './components/TokenTable'
import { IndexStatus } from './containers/IndexStatus'
import { InfoFrame } from './containers/InfoFrame'
import { InfoList } from './containers/InfoList'
import { useInfoCurrency } from './hooks/useInfoCurrency'
import { useInfoEntries } from './hooks/useInfoEntries'
import { useWatchlist } from './hooks/useWatchlist'
import { tokenFinder } from './infoFinders'

const PAGE_ROWS = 25
const tokensOf = ({ tokens }: InfoSearch) => tokens

function TokenList() {
  const { t } = useTranslation()
  const [currency] = useInfoCurrency()
  const watchlist = useWatchlist('token')
  const list = useInfoTokens(watchlist.addresses)
  const entries = useInfoEntries(list, watchlist, tokensOf)
  const query = useTableQuery('tokens', tokenSorts)
  return (
    <>
      <IndexStatus parts={[list]} />
      <InfoList
        list={list}
        entries={entries}
        spec={tokenFinder}
        query={query}
        partialText="info.tokens.partial"
        renderTable={(rows) => (
          <TokenTable
            caption={t('info.tokens')}
            rows={rows}
            currency={currency}
            query={query}
            pageRows={PAGE_ROWS}
            empty={<Text tone="muted">{t('info.tokens.none')}</Text>}
            exportName="tokens"
          />
        )}
      />
    </>
  )
}

/** All tokens of the exchange. */
export default function TokensInfoPage() {
  const { t } = useTranslation()
  return (
    <InfoFrame header={<PageIntro title={t('shell.title.infoTokens')} lead={t('info.tokens.lead')} />}>
      <TokenList />
    </InfoFrame>
  )
}
