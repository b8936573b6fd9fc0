import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsExpected, subscribeToExpectedToasts } from './expected-toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The place of messages, on pages that may show some. */
export function LazyToaster() {
	const areExpected = useSyncExternalStore(
		subscribeToExpectedToasts,
		areToastsExpected,
		() => false,
	)
	return <Suspense fallback={null}>{areExpected ? <Toaster /> : null}</Suspense>
}
