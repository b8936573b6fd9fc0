import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Duties, noDuties } from './duties-section.tsx'

const key = ['written-duties']

/**
 * Returns the duties and a setter. They are kept in the query cache, so that they survive a visit to another page and
 * are cleared with the person's other data.
 */
export function useWrittenDuties(): [Duties, (change: (written: Duties) => Duties) => void] {
	const client = useQueryClient()
	const [duties, setDuties] = useState(() => client.getQueryData<Duties>(key) ?? noDuties)
	useEffect(() => {
		client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
		client.setQueryData(key, duties)
	}, [client, duties])
	return [duties, setDuties]
}
