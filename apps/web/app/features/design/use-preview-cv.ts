import { type CvDesign, type CvDocument, defaultDesign } from '@app/cv'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { toDocument } from '#shared/cv-form-data.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import { useSampleCvs } from '#shared/examples/use-sample-cvs.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'

/** Names the CV of this browser among the people that templates are shown with. */
export const ownCvId = 'own'

/** Whose CV templates are shown with. */
export type PreviewCv = {
	/** `own`, or the id of a sample person. */
	who: string
	document: CvDocument
	design: CvDesign
	people: { id: string; name: string }[]
	choose: (who: string) => void
}

/** Returns the CV for the `who` in the address: the person's own where there is one, and otherwise a sample. */
export function usePreviewCv(sampleId?: string): { shown: PreviewCv | null; error: Error | null } {
	const stored = useStoredForm()
	const { people, error } = useSampleCvs()
	const [search, setSearch] = useSearchParams()
	const wish = search.get('who')
	const content = useMemo(
		() => chooseContent({ wish, stored, people, sampleId }),
		[wish, stored, people, sampleId],
	)
	if (content === null) return { shown: null, error }
	const choose = (who: string) => {
		const next = new URLSearchParams(search)
		next.set('who', who)
		setSearch(next, { replace: true, preventScrollReset: true })
	}
	return { shown: { ...content, choose }, error: null }
}

type Known = {
	wish: string | null
	stored: StoredForm | null | undefined
	people: { id: string; name: string; document: CvDocument }[]
	sampleId: string | undefined
}

function chooseContent({
	wish,
	stored,
	people,
	sampleId,
}: Known): Omit<PreviewCv, 'choose'> | null {
	if (stored === undefined) return null
	const own = stored ? [{ id: ownCvId, name: 'Your own CV' }] : []
	const choices = [...own, ...people.map(({ id, name }) => ({ id, name }))]
	if (stored && (wish === null || wish === ownCvId)) {
		const { design } = stored.data
		return { who: ownCvId, document: toDocument(stored.data), design, people: choices }
	}
	const person =
		people.find(({ id }) => id === wish) ?? people.find(({ id }) => id === sampleId) ?? people[0]
	if (person === undefined) return null
	const { id: who, document } = person
	return { who, document, design: defaultDesign(), people: choices }
}
