import { useParams } from 'react-router'
import { SkipLink } from '#features/layout/skip-link.tsx'
import { SharedCvScreen } from '#features/shared-cv/shared-cv-screen.tsx'

// The server writes the head of this page, because those who ask for it most run no scripts.
export default function CvPublic() {
	const { id = '' } = useParams()
	return (
		<>
			<SkipLink />
			<SharedCvScreen key={id} cvKey={id} />
			<footer className="mx-auto max-w-[52rem] px-5 py-6 text-sm text-ink-soft print:hidden">
				<p>
					Made with{' '}
					<a href="/" className="font-semibold text-ink underline underline-offset-3">
						Ella
					</a>
					, the free CV builder.
				</p>
			</footer>
		</>
	)
}
