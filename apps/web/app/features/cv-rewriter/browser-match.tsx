import { useBrowserCv } from '#shared/match/use-browser-cv.ts'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type BrowserMatchProps = { advert: string; onAdvert: (advert: string) => void }

/** The CV that this browser keeps beside an advert. */
export function BrowserMatch(props: BrowserMatchProps) {
	const { cv, confirm } = useBrowserCv()
	return <MatchBesideAdvert cv={cv} editorPath="/cv-writer/create" onConfirm={confirm} {...props} />
}
