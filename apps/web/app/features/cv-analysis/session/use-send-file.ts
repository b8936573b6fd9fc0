import type { GuestSession } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { track } from '#shared/analytics/track.ts'
import { wait } from '#shared/wait.ts'
import type { Upload } from './analysis-view.ts'
import type { GuestCalls } from './guest-calls.ts'
import { type Retry, retryWithBackOff } from './retry-with-back-off.ts'

type SendingFile = Upload & {
	send: (file: File) => void
	/** Sends the file of the last attempt again. */
	sendAgain: () => void
	/** Stops an upload under way and forgets a failed one. */
	stop: () => void
}

/** Uploads a file with progress and retries, and hands on the session that the server answers. */
export function useSendFile(
	calls: GuestCalls,
	onSent: (session: GuestSession, file: File) => Promise<void>,
): SendingFile {
	const abort = useRef<AbortController | null>(null)
	const [percent, setPercent] = useState(0)
	const [retry, setRetry] = useState<Retry | null>(null)
	const mutation = useMutation({
		mutationFn: (file: File) => {
			const controller = new AbortController()
			abort.current = controller
			const { signal } = controller
			const sendOnce = () => {
				setPercent(0)
				return calls.send(file, { signal, onPercent: setPercent })
			}
			return retryWithBackOff(sendOnce, { wait: (ms) => wait(ms, signal), onRetry: setRetry })
		},
		onMutate: () => setRetry(null),
		// The upload counts as under way until the address has its session, so that nothing flashes between.
		onSuccess: (session, file) => {
			void track({ name: 'feature_use', feature_name: 'cv_analysis' })
			return onSent(session, file)
		},
		networkMode: 'always',
	})
	const file = mutation.variables ?? null
	return {
		status: mutation.status,
		file,
		percent,
		retry,
		error: mutation.error,
		send: mutation.mutate,
		sendAgain: () => file && mutation.mutate(file),
		stop: () => {
			abort.current?.abort(new DOMException('Cancelled', 'AbortError'))
			mutation.reset()
		},
	}
}
