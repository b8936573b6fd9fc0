import {
	type Cv,
	type CvVersionSummary,
	getCv,
	getCvVersion,
	listCvVersions,
	makeCvVersion,
	nameCvVersion,
	restoreCvVersion,
} from '@app/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

/** Under which everything about versions is kept while it is shown. */
export const versionsKey = ['cv-versions'] as const
const nowKey = (cvId: string) => [...versionsKey, cvId, 'now'] as const
const listKey = (cvId: string) => [...versionsKey, cvId, 'list'] as const

/** A CV as it is now. */
export function useCvNow(cvId: string) {
	return useQuery({
		queryKey: nowKey(cvId),
		queryFn: ({ signal }) => call(getCv, { params: { cvId }, signal }),
		refetchOnMount: 'always',
	})
}

/** The versions of a CV, page by page. */
export function useVersionList(cvId: string) {
	return useInfiniteQuery({
		queryKey: listKey(cvId),
		queryFn: ({ pageParam, signal }) =>
			call(listCvVersions, {
				params: { cvId },
				query: pageParam === null ? {} : { cursor: pageParam },
				signal,
			}),
		initialPageParam: null as string | null,
		getNextPageParam: ({ nextCursor }) => nextCursor,
		refetchOnMount: 'always',
	})
}

/** One version with its words; it never changes but for its name, which the list knows. */
export function useVersion(cvId: string, versionId: string | null) {
	return useQuery({
		queryKey: [...versionsKey, cvId, 'version', versionId],
		queryFn: ({ signal }) =>
			call(getCvVersion, { params: { cvId, versionId: versionId ?? '' }, signal }),
		enabled: versionId !== null,
		staleTime: Number.POSITIVE_INFINITY,
	})
}

/** Returns the mutations of a CV's versions. */
export function useVersionChanges(cvId: string) {
	const client = useQueryClient()
	const lookAgain = async () => {
		const areChanged = [nowKey(cvId), listKey(cvId), accountCvsKey]
		await Promise.all(areChanged.map((queryKey) => client.invalidateQueries({ queryKey })))
	}
	const params = { cvId }
	return {
		lookAgain,
		keep: useMutation({
			mutationFn: (label: string) => call(makeCvVersion, { params, body: { label } }),
			onSettled: lookAgain,
		}),
		rename: useMutation({
			mutationFn: ({ id: versionId, label }: Pick<CvVersionSummary, 'id' | 'label'>) =>
				call(nameCvVersion, { params: { cvId, versionId }, body: { label } }),
			onSettled: lookAgain,
		}),
		restore: useMutation({
			mutationFn: (wish: { versionId: string; revision: number }) => restore(cvId, wish),
			onSettled: lookAgain,
		}),
		/** Undoes a restore, by restoring the revision before it. */
		undo: useMutation({
			mutationFn: async ({ before, after }: { before: number; after: Cv }) => {
				const versionId = await idOfRevision(cvId, before)
				return restore(cvId, { versionId, revision: after.revision })
			},
			onSettled: lookAgain,
		}),
	}
}

function restore(cvId: string, wish: { versionId: string; revision: number }) {
	const { versionId, revision } = wish
	return call(restoreCvVersion, {
		params: { cvId, versionId },
		headers: { 'if-match': `"${revision}"` },
	})
}

async function idOfRevision(cvId: string, revision: number): Promise<string> {
	const { versions } = await call(listCvVersions, { params: { cvId }, query: { limit: 100 } })
	const found = versions.find((version) => version.revision === revision)
	if (!found) throw new Error('We couldn’t undo that. What you had is in the version list.')
	return found.id
}
