import { listSampleCvs, type SampleCvEntry } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const none: SampleCvEntry[] = []

/** Fetches the CVs of fictional people: `people` from many professions, and `trials` that test a template. */
export function useSampleCvs() {
	const { data, error, refetch } = useQuery({
		queryKey: ['sample-cvs'],
		queryFn: ({ signal }) => call(listSampleCvs, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 3,
	})
	return { people: data?.people ?? none, trials: data?.trials ?? none, error, refetch }
}
