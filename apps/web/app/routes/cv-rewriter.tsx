import { CvRewriterScreen } from '#features/cv-rewriter/cv-rewriter-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Turn duties into achievements',
		description:
			'Paste your job duties and get CV lines that start with what you did. Nothing is made up, and nothing leaves your browser unless you ask a language model.',
		canonical: '/cv-rewriter',
		crumbs: [{ title: 'Turn duties into achievements', path: '/cv-rewriter' }],
	})

export default function CvRewriter() {
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-14 sm:px-6 sm:py-20">
			<h1 className="text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
				Say what you did
			</h1>
			<p className="mt-4 mb-10 max-w-[38rem] text-lg text-ink-soft">
				Turn plain duties into lines recruiters will read. Nothing is ever made up, and your words
				stay in this browser unless you ask a language model.
			</p>
			<CvRewriterScreen />
		</div>
	)
}
