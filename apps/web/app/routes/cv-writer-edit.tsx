import { useContext } from 'react'
import { useParams } from 'react-router'
import { CvFormProvider } from '#features/cv-form/cv-form-provider.tsx'
import { openKeptCv } from '#features/cv-form/open-kept-cv.ts'
import { ShareButton } from '#features/share-cv/share-button.tsx'
import { RouteOverlay } from '#features/site-frame/route-overlay.tsx'
import { SkipLink } from '#features/site-frame/skip-link.tsx'
import { KeptCv } from '#shared/kept-cvs/kept-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SessionContext, useSession } from '#shared/session/use-session.ts'
import { EditingScreen } from './editing-screen.tsx'

export const meta = () =>
	pageMeta({
		title: 'Edit your CV',
		description: 'A CV of your account, with the finished page beside it.',
		noindex: true,
	})

export default function CvWriterEdit() {
	const { id = '' } = useParams()
	const session = useContext(SessionContext)
	const { user } = useSession()
	// The guard around this page shows it to nobody else.
	if (user === null) return null
	return (
		<>
			<SkipLink />
			<RouteOverlay />
			<KeptCv key={`${user.id} ${id}`} id={id}>
				{(cv) => (
					<CvFormProvider
						cvId={id}
						ownerId={user.id}
						openSaver={(store) => openKeptCv({ store, cv, ownerId: user.id, session })}
					>
						{(store) => (
							<EditingScreen
								store={store}
								cvId={id}
								share={<ShareButton cvId={id} title={cv.title} />}
							/>
						)}
					</CvFormProvider>
				)}
			</KeptCv>
		</>
	)
}
