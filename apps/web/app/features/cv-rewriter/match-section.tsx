import { useBrowserCv } from '#shared/match/use-browser-cv.ts'
import { useSession } from '#shared/session/use-session.ts'
import { AccountMatch } from './account-match.tsx'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type MatchSectionProps = { advert: string; onAdvert: (advert: string) => void }

/** An advert beside a CV: one of the account, or the one that this browser keeps for a guest. */
export function MatchSection(props: MatchSectionProps) {
	const { isAuthenticated } = useSession()
	return isAuthenticated ? <AccountMatch {...props} /> : <BrowserMatch {...props} />
}

function BrowserMatch(props: MatchSectionProps) {
	const { cv, confirm } = useBrowserCv()
	return <MatchBesideAdvert cv={cv} editorPath="/cv-writer/create" onConfirm={confirm} {...props} />
}
