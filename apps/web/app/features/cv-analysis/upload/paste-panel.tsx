import { Highlight } from '#shared/ui/highlight.tsx'
import { PasteForm } from './paste-form.tsx'

/** A page for the words of a CV. */
export function PastePanel({ onFile }: { onFile: (file: File) => void }) {
	return (
		<div className="mx-auto w-full max-w-[46rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-16">
			<h1 className="text-2xl outline-none sm:text-3xl" tabIndex={-1}>
				Paste your <Highlight>text</Highlight>
			</h1>
			<p className="mt-4 mb-8 max-w-[36rem] text-ink-soft">
				From an email, an old document or a profile. Ella sorts it into CV sections and marks
				anything it’s not sure of.
			</p>
			<PasteForm rows={14} onFile={onFile} />
		</div>
	)
}
