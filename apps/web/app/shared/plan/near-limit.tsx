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
			You have {cvs.used} of {cvs[data.plan]} CVs, including the bin.{' '}
			{left > 0 ? `You have room for ${left} more.` : 'You can keep them all, but can’t add more.'}{' '}
			<Link
				to="/subscription"
				className="font-semibold text-accent underline underline-offset-3 hover:text-accent-hover"
			>
				See your plan
			</Link>
		</p>
	)
}
