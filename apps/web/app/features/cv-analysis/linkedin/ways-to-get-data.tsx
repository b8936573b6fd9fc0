import { FileArchive, FileText } from 'lucide-react'

const ways = [
	{
		Icon: FileArchive,
		title: 'Your LinkedIn archive: most complete',
		steps: [
			'On LinkedIn, open Settings & Privacy, then Data privacy, then “Get a copy of your data”.',
			'Choose what you want: Profile, Positions, Education and Skills are enough.',
			'LinkedIn emails you a link, often within minutes. Choose the zip file here without opening it.',
		],
		note: 'Ella only opens the files about you, not your messages or contacts.',
	},
	{
		Icon: FileText,
		title: 'Save to PDF: ready straight away',
		steps: [
			'Open your LinkedIn profile on a computer.',
			'Under your name, choose More or Resources, then “Save to PDF”.',
			'Choose the PDF here.',
		],
		note: 'It only includes your top skills. The archive has them all.',
	},
]

/** How a person gets their own data out of LinkedIn, without giving anybody a password. */
export function WaysToGetData() {
	return (
		<section aria-labelledby="ways-to-get-data" className="mt-16 border-t border-line pt-10">
			<h2 id="ways-to-get-data" className="text-xl">
				2 ways to get your data
			</h2>
			<div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2">
				{ways.map(({ Icon, title, steps, note }) => (
					<section key={title}>
						<h3 className="flex items-center gap-2.5 text-lg">
							<Icon size={21} className="shrink-0 text-accent" aria-hidden="true" />
							{title}
						</h3>
						<ol className="mt-3 grid list-decimal gap-2 pl-5 text-sm marker:text-ink-soft">
							{steps.map((step) => (
								<li key={step} className="pl-1">
									{step}
								</li>
							))}
						</ol>
						<p className="mt-3 text-sm text-ink-soft">{note}</p>
					</section>
				))}
			</div>
		</section>
	)
}
