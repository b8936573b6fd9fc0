import { useEffect, useState } from 'react'
import { type Rating, rateVital, type VitalName, vitalInWords } from './rate-vital.ts'
import { watchVitals } from './watch-vitals.ts'

const toneClass: Record<Rating, string> = {
	good: 'text-moss',
	'needs improvement': 'text-amber',
	poor: 'text-brick',
}

/** How fast this page was, for who develops; it stays on this screen. */
export function PerformancePanel() {
	const [vitals, setVitals] = useState<Partial<Record<VitalName, number>>>({})
	useEffect(() => watchVitals((name, value) => setVitals((old) => ({ ...old, [name]: value }))), [])
	return (
		<dl
			aria-label="Performance of this page"
			className="fixed bottom-4 left-4 z-50 grid grid-cols-[auto_auto_auto] gap-x-3 rounded-panel border border-line bg-paper p-3 font-mono text-xs print:hidden"
		>
			{Object.entries(vitals).map(([key, value]) => {
				// The keys of a record of vitals are their names.
				const name = key as VitalName
				const rating = rateVital(name, value)
				return (
					<div key={name} className="col-span-3 grid grid-cols-subgrid">
						<dt>{name}</dt>
						<dd className="text-right tabular-nums">{vitalInWords(name, value)}</dd>
						<dd className={toneClass[rating]}>{rating}</dd>
					</div>
				)
			})}
		</dl>
	)
}
