import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Duties, noDuties } from './duties-section.tsx'

const key = ['written-duties']

/** What was written here, also after a look at another page and back; it goes with what the server told this person. */
export function useWrittenDuties(): [Duties, (change: (written: Duties) => Duties) => void] {
	const client = useQueryClient()
	const [duties, setDuties] = useState(() => client.getQueryData<Duties>(key) ?? noDuties)
	useEffect(() => {
		client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
		client.setQueryData(key, duties)
	}, [client, duties])
	return [duties, setDuties]
}
