import { listCvs, listOwnJobs } from '@app/contract'
import { listApplications } from '@app/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { useSession } from '#shared/session/use-session.ts'
import { accountPages, ownPages } from './account-pages.ts'
import { listApplicationEntries, listJobEntries } from './application-and-job-entries.ts'
import { offeredCommands } from './command.ts'
import { listGlobalActions } from './global-actions.ts'
import { type Findable, searchEntrySchema } from './search-entry.ts'

/** Returns everything that can be found from this screen: its commands, the person's CVs, and the whole site. */
export function useFindables(): { entries: Findable[]; isIncomplete: boolean } {
	const { user } = useSession()
	const [commands] = useState(offeredCommands)
	const [acts] = useState(() => listGlobalActions({ isSignedIn: user !== null }))
	const work = useWork(user !== null)
	const site = useQuery({
		queryKey: ['search-index'],
		queryFn: readIndex,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const cvs = useQuery({
		queryKey: [...accountCvsKey, 'search'],
		queryFn: ({ signal }) => call(listCvs, { query: { limit: 100 }, signal }),
		enabled: user !== null,
	})
	const own = (cvs.data?.cvs ?? []).map(({ id, title, personName, headline }) => ({
		id,
		title,
		group: 'My CVs',
		words: `${personName} ${headline}`,
		does: { path: `/cv-writer/edit/${id}` },
	}))
	return {
		entries: [
			...commands.map(({ run, words = '', ...command }) => ({ ...command, words, does: { run } })),
			...own,
			...work.entries,
			...acts,
			...(user === null ? [] : accountPages),
			...(site.data ?? []),
			...ownPages,
		],
		isIncomplete: site.isError || cvs.isError || work.isIncomplete,
	}
}

/** The person's applications, the employers in them, and the jobs they added. */
function useWork(isSignedIn: boolean): { entries: Findable[]; isIncomplete: boolean } {
	const applications = useQuery({
		queryKey: ['search', 'applications'],
		queryFn: ({ signal }) => call(listApplications, { query: {}, signal }),
		enabled: isSignedIn,
	})
	const jobs = useQuery({
		queryKey: ['search', 'jobs'],
		queryFn: ({ signal }) => call(listOwnJobs, { query: { limit: 50 }, signal }),
		enabled: isSignedIn,
	})
	return {
		entries: [
			...listApplicationEntries(applications.data?.applications ?? []),
			...listJobEntries(jobs.data?.jobs ?? []),
		],
		isIncomplete: applications.isError || jobs.isError,
	}
}

async function readIndex(): Promise<Findable[]> {
	const response = await fetch('/search-index.json')
	if (!response.ok) throw new Error('We couldn’t load the search index.')
	const found = z.array(searchEntrySchema).parse(await response.json())
	return found.map(({ path, ...entry }) => ({ ...entry, id: path + entry.title, does: { path } }))
}
