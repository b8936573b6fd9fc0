import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { areToastsExpected, subscribeToExpectedToasts } from './expected-toasts.ts'

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster, ShowNothing)

/** The place of messages, on pages that may show some. */
export function LazyToaster() {
	const areExpected = useSyncExternalStore(
		subscribeToExpectedToasts,
		areToastsExpected,
		() => false,
	)
	return <Suspense fallback={null}>{areExpected ? <Toaster /> : null}</Suspense>
}
