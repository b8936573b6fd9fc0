import { Suspense } from 'react'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { useSession } from '#shared/session/use-session.ts'

// Public pages have it too, and guests need none of it.
const NearLimit = lazyPart(async () => (await import('./near-limit.tsx')).NearLimit, ShowNothing)

/** A notice wherever a signed-in user creates a CV, shown while there is little room left for one. */
export function CvLimitNotice({ className = 'mb-8' }: { className?: string }) {
	const { isAuthenticated } = useSession()
	if (!isAuthenticated) return null
	return (
		<Suspense fallback={null}>
			<NearLimit className={className} />
		</Suspense>
	)
}
