import { useEffect, useRef, useState } from 'react'
import { CvFormSession, FormPlaceholder } from '#features/cv-form/form-state/cv-form-session.tsx'
import type { CvFormStore } from '#features/cv-form/form-state/cv-form-store.ts'
import { RouteOverlay } from '#features/layout/route-overlay.tsx'
import { SkipLink } from '#features/layout/skip-link.tsx'
import { browserStorage } from '#shared/browser-storage.ts'
import { isLeftInBrowser } from '#shared/local-cvs/sent-cvs.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { EditingScreen } from './editing-screen.tsx'
import { OpenCvInAccount } from './open-cv-in-account.tsx'
import { useLocalCvTitle } from './use-local-cv-title.ts'

export const meta = () =>
	pageMeta({
		title: 'Write your CV',
		description: 'Write your CV section by section and see the finished page beside it.',
		canonical: '/cv-writer/create',
	})

export default function CvWriterCreate() {
	return (
		<>
			<SkipLink />
			<RouteOverlay />
			<Editor />
		</>
	)
}

/** Guests write in this browser, people with an account in their account. */
function Editor() {
	const { loading, user } = useSession()
	const [staysHere, setStaysHere] = useState(false)
	const wasOpen = useRef(false)
	const isForAccount = user !== null && !staysHere && !isLeftInBrowser(browserStorage(), user.id)
	const isOpen = !loading && !isForAccount
	useEffect(() => {
		if (isOpen) wasOpen.current = true
	}, [isOpen])
	if (loading) return <FormPlaceholder />
	if (isForAccount) {
		return (
			<OpenCvInAccount
				accountId={user.id}
				// Another tab may have moved it already: then it is in the list, and nobody asked for a new one.
				beginsAnew={!wasOpen.current}
				onStayHere={() => setStaysHere(true)}
			/>
		)
	}
	return <CvFormSession>{(store) => <LocalEditor store={store} />}</CvFormSession>
}

function LocalEditor({ store }: { store: CvFormStore }) {
	return <EditingScreen store={store} titled={useLocalCvTitle()} />
}
