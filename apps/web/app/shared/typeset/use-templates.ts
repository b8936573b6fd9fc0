import { type FontPairEntry, listTemplates, type TemplateEntry } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const none = { templates: [] as TemplateEntry[], fontPairs: [] as FontPairEntry[] }

/** The templates and the fonts that this server can set a CV in. */
export function useTemplates() {
	const { data, error, refetch } = useQuery({
		queryKey: ['templates'],
		queryFn: ({ signal }) => call(listTemplates, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 3,
	})
	return { ...(data ?? none), error, refetch: () => void refetch() }
}
