import type { SectionSample } from '@app/rewrite'
import { useEffect, useState } from 'react'
import { useCvForm } from '../form-state/cv-form-context.tsx'

type Find = (title: string) => SectionSample | null

let loaded: Find | null = null

/** The sample of the trade that the newest job, or else the headline, names; `null` until it is loaded, and where no trade is known. */
export function useTradeSample(): SectionSample | null {
	const title = useCvForm(
		({ experience, personalInfo }) => experience[0]?.jobTitle.trim() || personalInfo.headline,
	)
	const [find, setFind] = useState<Find | null>(() => loaded)
	const isWanted = title.trim() !== ''
	useEffect(() => {
		if (!isWanted || loaded !== null) return
		import('#shared/samples/find-sample.ts').then(
			({ findSectionSample }) => {
				loaded = findSectionSample
				setFind(() => findSectionSample)
			},
			// Without a connection the usual sample stays.
			() => undefined,
		)
	}, [isWanted])
	return find?.(title) ?? null
}
