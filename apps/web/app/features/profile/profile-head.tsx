import type { User } from '@app/contract'
import { formatShortDay } from '#shared/time/format-time-ago.ts'

/** Whose profile this is. */
export function ProfileHead({ user }: { user: User }) {
	return (
		<header className="mb-12 flex items-center gap-5">
			<span
				aria-hidden
				className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-wash font-serif text-xl font-semibold text-accent sm:size-16"
			>
				{user.avatarInitial}
			</span>
			<div className="min-w-0">
				<h1 className="text-2xl sm:text-3xl">Profile settings</h1>
				<p className="mt-1.5 text-sm text-ink-soft">
					{user.plan === 'premium' ? 'Premium Plan' : 'Free Plan'} · member since{' '}
					{formatShortDay(user.createdAt)}
				</p>
			</div>
		</header>
	)
}
