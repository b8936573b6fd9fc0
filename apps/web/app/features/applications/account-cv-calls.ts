import { getCvVersion, listCvs, listCvVersions } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { askedAtOnce } from './use-applications.ts'

/** The versions of a CV, the newest first. */
export function useVersionChoice(cvId: string | null) {
	return useQuery({
		...askedAtOnce,
		queryKey: ['cv-versions', cvId, 'choice'],
		queryFn: ({ signal }) =>
			call(listCvVersions, { params: { cvId: cvId ?? '' }, query: { limit: 100 }, signal }),
		enabled: cvId !== null,
	})
}

/** Gives a version of a CV to the person as a PDF. */
export async function downloadVersion(cvId: string, versionId: string): Promise<void> {
	const { document, design } = await call(getCvVersion, { params: { cvId, versionId } })
	await downloadCv({ document, design }, { format: 'pdf', carriesData: false })
}

/** The CV that was changed last; `null` where there is none. */
export async function newestCvId(): Promise<string | null> {
	const { cvs } = await call(listCvs, { query: { limit: 1 } })
	return cvs[0]?.id ?? null
}
