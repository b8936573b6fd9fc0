import { expectToasts } from './expected-toasts.ts'

// The part that draws messages is loaded with the first module that may show one, so that it is there in time.
expectToasts()

/** Shows a short message at the top right: `toast(…)`, `toast.success(…)`, `toast.error(…)`, `toast.loading(…)`. */
export { toast } from 'react-hot-toast/headless'

/** How long each kind of message stays, in milliseconds; a loading one stays until it is replaced. */
export const toastDurationsMs = {
	default: 4000,
	success: 3000,
	error: 5000,
	loading: Number.POSITIVE_INFINITY,
} as const
