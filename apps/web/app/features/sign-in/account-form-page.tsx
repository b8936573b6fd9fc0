import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Highlight } from '#shared/ui/highlight.tsx'

const reasons = [
	{ title: 'Your CVs on every device', text: 'Start on the bus, finish at a desk.' },
	{ title: 'Deleted by mistake? Get it back', text: 'Deleted CVs stay in the bin for 30 days.' },
	{
		title: 'Keep your reports',
		text: 'Without an account, reports are deleted after 24 hours. With one, they stay.',
	},
]

/** Shows a form for signing in or up, with a sheet beside it about the benefits of an account. */
export function AccountFormPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="mx-auto grid max-w-[64rem] gap-x-20 px-5 pt-10 pb-24 sm:px-6 sm:pt-16 min-[900px]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
			<div className="mx-auto w-full max-w-[26rem]">
				<h1 className="text-[clamp(2rem,5vw,2.75rem)] font-[520] tracking-[-0.02em]">{title}</h1>
				{children}
			</div>
			<AccountSheet />
		</div>
	)
}

function AccountSheet() {
	return (
		<aside
			aria-label="What you get with an account"
			className="hidden self-start bg-paper px-12 py-14 shadow-paper min-[900px]:block"
		>
			<p className="font-display text-xl leading-snug">
				You can write, check and download a CV with <Highlight>no account</Highlight>. An account
				keeps it safe.
			</p>
			<ul className="mt-9 grid gap-6 border-t border-line pt-9">
				{reasons.map(({ title, text }) => (
					<li key={title} className="flex gap-3.5">
						<Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
						<span>
							<span className="block font-semibold">{title}</span>
							<span className="mt-0.5 block text-sm text-pretty text-ink-soft">{text}</span>
						</span>
					</li>
				))}
			</ul>
			<p className="mt-9 border-t border-line pt-6 text-sm text-ink-soft">
				It’s free. Download or delete everything at any time.
			</p>
		</aside>
	)
}
