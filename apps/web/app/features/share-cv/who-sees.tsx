import type { ShareSettings } from '@app/contract'
import { Globe, Link2, Lock, type LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Visibility = ShareSettings['visibility']

const choices: { value: Visibility; label: string; text: string; icon: LucideIcon }[] = [
	{
		value: 'private',
		label: 'Only you',
		text: 'Nobody else can open it. Links you’ve shared stop working straight away, for good.',
		icon: Lock,
	},
	{
		value: 'link',
		label: 'Anyone with the link',
		text: 'The link can’t be guessed, but people can pass it on. We ask search engines not to list it. Chat apps may show a preview of the first page.',
		icon: Link2,
	},
	{
		value: 'public',
		label: 'Everyone',
		text: 'Your CV gets a short link people can type. Search engines may list it under your name and keep copies we can’t remove.',
		icon: Globe,
	},
]

type WhoSeesProps = { value: Visibility; onChange: (value: Visibility) => void }

/** Who can see a CV, with what each choice means. */
export function WhoSees({ value, onChange }: WhoSeesProps) {
	const name = useId()
	return (
		<fieldset className="grid gap-2.5">
			<legend className="mb-2.5 text-sm font-semibold">Who can see it</legend>
			{choices.map(({ value: own, label, text, icon: Icon }) => (
				<label
					key={own}
					className="flex cursor-pointer gap-3.5 rounded-control border border-line px-4 py-3 transition-colors duration-150
						hover:border-line-strong has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2
						has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
				>
					<input
						type="radio"
						name={name}
						checked={own === value}
						onChange={() => onChange(own)}
						aria-labelledby={`${name}-${own}`}
						aria-describedby={`${name}-${own}-text`}
						className="sr-only"
					/>
					<Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
					<span>
						<span id={`${name}-${own}`} className="block text-base font-semibold">
							{label}
						</span>
						<span id={`${name}-${own}-text`} className="block text-sm text-ink-soft">
							{text}
						</span>
					</span>
				</label>
			))}
		</fieldset>
	)
}
