import { useMatchLocalCv } from '#shared/match/use-match-local-cv.ts'
import { useSession } from '#shared/session/use-session.ts'
import { AccountCvMatch } from './account-cv-match.tsx'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type MatchSectionProps = { advert: string; onAdvert: (advert: string) => void }

/** An advert beside a CV: one of the account, or the one that this browser keeps for a guest. */
export function MatchSection(props: MatchSectionProps) {
	const { isAuthenticated } = useSession()
	return isAuthenticated ? <AccountCvMatch {...props} /> : <BrowserMatch {...props} />
}

function BrowserMatch(props: MatchSectionProps) {
	const { cv, confirm } = useMatchLocalCv()
	return <MatchBesideAdvert cv={cv} editorPath="/cv-writer/create" onConfirm={confirm} {...props} />
}
