import { ButtonLink } from '#shared/ui/button.tsx'

const steps = [
	{
		title: 'Save jobs you find',
		text: 'Add a job from Jobs or anywhere else. You’ll still have the advert when it’s taken down.',
	},
	{
		title: 'Write the letter, record what you sent',
		text: 'Open an application and choose “Start a letter”: 3 short paragraphs from your own CV. The exact CV and letter you sent are kept with it.',
	},
	{
		title: 'See what’s next',
		text: 'See interviews and follow-ups in a calendar, with email reminders if you want them.',
	},
]

/** Shows what this page is for while it has no applications. */
export function EmptyState() {
	return (
		<div className="max-w-[62rem]">
			<p className="max-w-[38rem] text-lg text-ink-soft">
				Keep every application in one place, from advert to offer. Only you can see them.
			</p>
			<ol className="mt-9 mb-9 grid list-none gap-x-10 gap-y-7 p-0 sm:grid-cols-3">
				{steps.map(({ title, text }, index) => (
					<li key={title} className="border-t-2 border-ink pt-4">
						<h2 className="text-lg">
							<span className="text-ink-soft tabular-nums">{index + 1}. </span>
							{title}
						</h2>
						<p className="mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
			<ButtonLink to="/jobs">Look for jobs</ButtonLink>
		</div>
	)
}
