import { CvFormProvider } from '#features/cv-form/cv-form-provider.tsx'
import { RouteOverlay } from '#features/site-frame/route-overlay.tsx'
import { SkipLink } from '#features/site-frame/skip-link.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { EditingScreen } from './editing-screen.tsx'

export const meta = () =>
	pageMeta({
		title: 'Write your CV',
		description: 'Fill in your CV section by section and see the finished page beside it.',
		canonical: '/cv-writer/create',
	})

export default function CvWriterCreate() {
	return (
		<>
			<SkipLink />
			<RouteOverlay />
			<CvFormProvider>{(store) => <EditingScreen store={store} />}</CvFormProvider>
		</>
	)
}
