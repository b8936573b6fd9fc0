import { lazy, Suspense } from 'react'
import { useSession } from '#shared/session/use-session.ts'

// Public pages have it too, and guests need none of it.
const NearLimit = lazy(async () => ({ default: (await import('./near-limit.tsx')).NearLimit }))

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
