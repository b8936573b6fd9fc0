import { useParams } from 'react-router'
import { AccountImprovements } from '#features/cv-improvements/account-improvements.tsx'
import { LocalImprovements } from '#features/cv-improvements/local-improvements.tsx'
import { AccountCv } from '#shared/offline/account-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { Guarded } from '#shared/session/guarded.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'

export const meta = () =>
	pageMeta({
		title: 'Improve your CV',
		description: 'Better wording for each line, and what the checks found.',
		noindex: true,
	})

/** A guest's own CV needs no account; every other one is guarded. */
export default function CvImprovements() {
	const { cvId = '' } = useParams()
	if (cvId === 'local') return <OfThisBrowser />
	return (
		<Guarded>
			<AccountCv key={cvId} id={cvId}>
				{(cv) => <AccountImprovements cv={cv} />}
			</AccountCv>
		</Guarded>
	)
}

function OfThisBrowser() {
	const stored = useStoredForm()
	if (stored === undefined) return <PageSpinner />
	if (stored !== null) return <LocalImprovements stored={stored} />
	return (
		<NarrowPage
			title="There’s no CV in this browser yet"
			text={<p>Write one or upload your own, then improve its lines here.</p>}
		>
			<ButtonLink to="/cv-writer" look="primary">
				Choose how to start
			</ButtonLink>
		</NarrowPage>
	)
}
