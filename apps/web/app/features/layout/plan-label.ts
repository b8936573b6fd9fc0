import type { User } from '@app/contract'

/** What the account menu calls the person's plan. */
export function planLabel(plan: User['plan']): string {
	return plan === 'premium' ? 'Premium Plan' : 'Free Plan'
}
