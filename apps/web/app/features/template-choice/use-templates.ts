import { type FontPairEntry, listTemplates, type TemplateEntry } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** The templates and the fonts that this server can set a CV in. */
export function useTemplates(): {
	templates: TemplateEntry[]
	fontPairs: FontPairEntry[]
	error: Error | null
} {
	const { data, error } = useQuery({
		queryKey: ['templates'],
		queryFn: ({ signal }) => call(listTemplates, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 3,
	})
	return { templates: data?.templates ?? [], fontPairs: data?.fontPairs ?? [], error }
}
