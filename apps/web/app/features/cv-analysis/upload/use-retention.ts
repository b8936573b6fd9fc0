import { useSession } from '#shared/session/use-session.ts'

/** What happens to an uploaded file in the end: it belongs to the account, or is a guest's for a day. */
export function useRetention(what = 'Your file'): string {
	const { isAuthenticated } = useSession()
	return isAuthenticated
		? `${what} and its report stay in your account until you delete them.`
		: `${what} is deleted after 24 hours unless you keep it.`
}
