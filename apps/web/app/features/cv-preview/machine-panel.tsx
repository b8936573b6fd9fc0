import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { Button } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { PdfTagTree } from './pdf-tag-tree.tsx'
import type { PdfReading } from './read-exported-pdf.ts'

/** The two ways in which a machine looks into the file. */
export type MachineView = 'text' | 'tags'

type MachinePanelProps = {
	input: PreviewInput
	view: MachineView
	onView: (view: MachineView) => void
}

/** Shows what software finds in the PDF of this CV, read from the file itself. */
export function MachinePanel({ input, view, onView }: MachinePanelProps) {
	const { document, design } = input
	const { data, error, refetch } = useQuery({
		queryKey: ['pdf-reading', document, design],
		// The PDF reader is large, and few people open this view.
		queryFn: async ({ signal }) =>
			(await import('./read-exported-pdf.ts')).readExportedPdf({ document, design }, signal),
		staleTime: Number.POSITIVE_INFINITY,
	})
	return (
		<section aria-labelledby="machine-title" className="bg-paper p-5 sm:p-7">
			<h2 id="machine-title" className="text-xl">
				What software sees
			</h2>
			<p className="mt-2 mb-5 text-sm text-ink-soft">
				We made your PDF and read it back. This is what’s really in the file.
			</p>
			{data ? <Reading reading={data} view={view} onView={onView} /> : null}
			{data === undefined && error === null ? (
				<Spinner label="Making your PDF and reading it" />
			) : null}
			{error ? (
				<div role="alert" className="text-sm">
					<p className="text-brick">{error.message}</p>
					<Button size="small" className="mt-3" onClick={() => void refetch()}>
						Try again
					</Button>
				</div>
			) : null}
		</section>
	)
}

type ReadingProps = Pick<MachinePanelProps, 'view' | 'onView'> & { reading: PdfReading }

function Reading({ reading, view, onView }: ReadingProps) {
	const { pages } = reading
	return (
		<>
			<FileFacts {...reading} />
			<Tabs
				label="What software sees"
				current={view}
				onChange={onView}
				tabs={[
					{
						id: 'text',
						label: 'As text',
						content: pages.map(({ text }, index) => (
							<Page key={index} number={index + 1} of={pages.length}>
								<p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
							</Page>
						)),
					},
					{
						id: 'tags',
						label: 'As tags',
						content: (
							<>
								<p className="mb-4 text-sm text-ink-soft">
									Tags tell screen readers and other software what each part is, and in what order.
								</p>
								{pages.map(({ tags }, index) => (
									<Page key={index} number={index + 1} of={pages.length}>
										<PdfTagTree tags={tags} />
									</Page>
								))}
							</>
						),
					},
				]}
			/>
		</>
	)
}

type PageProps = { number: number; of: number; children: React.ReactNode }

function Page({ number, of, children }: PageProps) {
	return (
		<section aria-label={`Page ${number}`} className="mb-6">
			{of > 1 ? (
				<h3 className="mb-2 border-b border-line pb-1 text-sm font-semibold text-ink-soft">
					Page {number}
				</h3>
			) : null}
			{children}
		</section>
	)
}

function FileFacts({ title, language, isTagged, bytes }: PdfReading) {
	const facts = [
		{ isGood: title !== null, text: title ? `Title: ${title}` : 'No title' },
		{
			isGood: language !== null,
			text: language ? `Language: ${language}` : 'No language set',
		},
		{ isGood: isTagged, text: isTagged ? 'Tagged for screen readers' : 'Not tagged' },
		{ isGood: true, text: `${Math.round(bytes / 1024)} KB` },
	]
	return (
		<ul className="mb-5 grid list-none gap-1.5 p-0 text-sm">
			{facts.map(({ isGood, text }) => (
				<li key={text} className="flex gap-2 wrap-anywhere">
					{isGood ? (
						<CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0 text-moss" />
					) : (
						<TriangleAlert size={17} aria-hidden className="mt-0.5 shrink-0 text-amber" />
					)}
					{text}
				</li>
			))}
		</ul>
	)
}
