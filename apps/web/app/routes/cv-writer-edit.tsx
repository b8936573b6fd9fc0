import { useParams } from 'react-router'
import { CvFormProvider } from '#features/cv-form/cv-form-provider.tsx'
import { KeptCvSave } from '#features/cv-form/kept-cv-save.ts'
import { RouteOverlay } from '#features/site-frame/route-overlay.tsx'
import { SkipLink } from '#features/site-frame/skip-link.tsx'
import { KeptCv } from '#shared/kept-cvs/kept-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { EditingScreen } from './editing-screen.tsx'

export const meta = () =>
	pageMeta({
		title: 'Edit your CV',
		description: 'A CV of your account, with the finished page beside it.',
		noindex: true,
	})

export default function CvWriterEdit() {
	const { id = '' } = useParams()
	return (
		<>
			<SkipLink />
			<RouteOverlay />
			<KeptCv key={id} id={id}>
				{(cv) => (
					<CvFormProvider
						openSaver={(store) => {
							const saver = new KeptCvSave({ store, cv })
							saver.restore()
							return saver
						}}
					>
						{(store) => <EditingScreen store={store} />}
					</CvFormProvider>
				)}
			</KeptCv>
		</>
	)
}
