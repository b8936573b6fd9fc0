import { SignOutScreen } from '#features/cv-form/saving/sign-out-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({ title: 'Sign out', description: 'Ends your session on this device.', noindex: true })

/** Signs out; the guard around this page then leads to the sign-in screen. */
export default function Logout() {
	return <SignOutScreen />
}
