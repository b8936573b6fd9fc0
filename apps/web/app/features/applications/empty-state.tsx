import { ButtonLink } from '#shared/ui/button.tsx'

const steps = [
	{
		title: 'Save what you find',
		text: 'Add a job from Jobs or from anywhere else. The words of the advert stay here when it is gone.',
	},
	{
		title: 'Note what you sent',
		text: 'Each application remembers the exact version of the CV, the letter and whom you wrote to.',
	},
	{
		title: 'See what is next',
		text: 'Interviews and follow-ups stand in a calendar, with an e-mail to remind you if you like.',
	},
]

/** What this page is for, while there is nothing on it. */
export function EmptyState() {
	return (
		<div className="max-w-[62rem]">
			<p className="max-w-[38rem] text-lg text-ink-soft">
				Keep every application in one place, from the advert to the offer. Only you see them.
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
