import { useMemo } from 'react'
import { toDocument } from '#shared/cv-form-data.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type BrowserMatchProps = { advert: string; onAdvert: (advert: string) => void }

/** The CV that this browser keeps beside an advert. */
export function BrowserMatch(props: BrowserMatchProps) {
	const stored = useStoredForm()
	const cv = useMemo(() => (stored ? toDocument(stored.data) : stored), [stored])
	return <MatchBesideAdvert cv={cv} editorPath="/cv-writer/create" {...props} />
}
