import type { User } from '@app/contract'
import { KeepAccount } from './keep-account.tsx'

type DeletionBannerProps = { user: User; onKept: (user: User) => void }

/** Above every page while the account is going to be deleted. */
export function DeletionBanner({ user, onKept }: DeletionBannerProps) {
	if (user.deletionAt === null) return null
	return (
		<aside aria-label="Your account" className="border-b border-line bg-paper text-sm print:hidden">
			<div className="mx-auto max-w-[76rem] px-5 py-3.5 sm:px-6">
				<KeepAccount deletionAt={user.deletionAt} onKept={onKept} />
			</div>
		</aside>
	)
}
