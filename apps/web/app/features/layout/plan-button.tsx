import type { User } from '@app/contract'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'

/** Opens the plan: one's own, or what the plans offer to people without one. */
export function PlanButton({ isSignedIn }: { isSignedIn: boolean }) {
	const label = isSignedIn ? 'Your plan' : 'Plans and prices'
	return (
		<Link
			to={isSignedIn ? '/subscription' : '/pricing'}
			aria-label={label}
			title={label}
			className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
		>
			<ShoppingBag size={20} aria-hidden />
		</Link>
	)
}

/** What the account menu calls the person's plan. */
export function planLabel(plan: User['plan']): string {
	return plan === 'premium' ? 'Premium Plan' : 'Free Plan'
}
