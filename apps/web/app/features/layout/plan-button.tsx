import type { User } from '@app/contract'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'

/** Shows a link to the person's plan, or to the prices for a visitor. */
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

/** Returns the name of the person's plan in the account menu. */
export function planLabel(plan: User['plan']): string {
	return plan === 'premium' ? 'Premium Plan' : 'Free Plan'
}
