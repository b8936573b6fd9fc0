import type { Cv } from '@app/contract'
import { useContext } from 'react'
import { useParams } from 'react-router'
import { CvFormSession } from '#features/cv-form/form-state/cv-form-session.tsx'
import type { CvFormStore } from '#features/cv-form/form-state/cv-form-store.ts'
import { openAccountCv } from '#features/cv-form/saving/open-account-cv.ts'
import { RouteOverlay } from '#features/layout/route-overlay.tsx'
import { SkipLink } from '#features/layout/skip-link.tsx'
import { ShareButton } from '#features/share-cv/share-button.tsx'
import { AccountCv } from '#shared/offline/account-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SessionContext, useSession } from '#shared/session/use-session.ts'
import { EditingScreen } from './editing-screen.tsx'
import { useAccountCvTitle } from './use-account-cv-title.ts'

export const meta = () =>
	pageMeta({
		title: 'Edit your CV',
		description: 'Edit a CV in your account, with the finished page beside it.',
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
			<AccountCv key={`${user.id} ${id}`} id={id}>
				{(cv) => (
					<CvFormSession
						cvId={id}
						ownerId={user.id}
						openSaver={(store) => openAccountCv({ store, cv, ownerId: user.id, session })}
					>
						{(store) => <AccountEditor store={store} cv={cv} />}
					</CvFormSession>
				)}
			</AccountCv>
		</>
	)
}

function AccountEditor({ store, cv }: { store: CvFormStore; cv: Cv }) {
	const titled = useAccountCvTitle(cv)
	const share = <ShareButton cvId={cv.id} title={cv.title} />
	return <EditingScreen store={store} cvId={cv.id} share={share} titled={titled} />
}
