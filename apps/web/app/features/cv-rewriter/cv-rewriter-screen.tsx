import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLastAdvert } from '#shared/match/last-advert.ts'
import { Tabs } from '#shared/ui/tabs.tsx'
import { DutiesSection } from './duties-section.tsx'
import { MatchSection } from './match-section.tsx'
import { useWrittenDuties } from './use-written-duties.ts'

type Part = 'duties' | 'match'

/** Two ways to better words: duties told as statements, and a CV beside the advert that it is for. */
export function CvRewriterScreen() {
	const [part, showPart] = usePartInAddress()
	const [duties, setDuties] = useWrittenDuties()
	const { advert, isRead, changeAdvert } = useLastAdvert()
	return (
		<Tabs<Part>
			label="Choose a task"
			current={part}
			onChange={showPart}
			tabs={[
				{
					id: 'duties',
					label: 'Rewrite duties',
					content: <DutiesSection written={duties} onWrite={setDuties} />,
				},
				{
					id: 'match',
					label: 'Match to a job',
					// An advert that was kept is folded from the start.
					content: <MatchSection key={String(isRead)} advert={advert} onAdvert={changeAdvert} />,
				},
			]}
		/>
	)
}

// The page is made beforehand, when no address has a part yet.
function usePartInAddress(): [Part, (part: Part) => void] {
	const [search, setSearch] = useSearchParams()
	const [isHere, setIsHere] = useState(false)
	useEffect(() => setIsHere(true), [])
	const part = isHere && search.get('part') === 'match' ? 'match' : 'duties'
	return [
		part,
		(next) =>
			setSearch(next === 'match' ? { part: next } : {}, {
				replace: true,
				preventScrollReset: true,
			}),
	]
}
