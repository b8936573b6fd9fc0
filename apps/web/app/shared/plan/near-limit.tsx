import { Link } from 'react-router'
import { isNear } from './format-usage.ts'
import { useSubscription } from './use-subscription.ts'

/** Says, before it bites, that there is little room left for new CVs. */
export function NearLimit({ className = 'mb-8' }: { className?: string }) {
	const { data } = useSubscription()
	const cvs = data?.usage.find(({ what }) => what === 'cvs')
	if (!data || !cvs || !isNear(cvs, data.plan)) return null
	const left = cvs[data.plan] - cvs.used
	return (
		<p className={`border-l-2 border-amber pl-4 text-sm text-ink-soft ${className}`}>
			You keep {cvs.used} of {cvs[data.plan]} CVs, with those in the bin.{' '}
			{left > 0
				? `There is room for ${left} more.`
				: 'All of them stay; new ones wait until there is room.'}{' '}
			<Link
				to="/subscription"
				className="font-semibold text-accent underline underline-offset-3 hover:text-accent-hover"
			>
				See your plan
			</Link>
		</p>
	)
}
