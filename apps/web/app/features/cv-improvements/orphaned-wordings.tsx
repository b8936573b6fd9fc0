import { Copy } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import type { OrphanedWording } from './rebase-choices.ts'

type OrphanedWordingsProps = { leftOver: readonly OrphanedWording[]; onDrop: (id: string) => void }

/** Wordings of lines that the CV no longer has: they can't be saved, and stay until the person lets them go. */
export function OrphanedWordings({ leftOver, onDrop }: OrphanedWordingsProps) {
	if (leftOver.length === 0) return null
	return (
		<section
			aria-labelledby="left-over-title"
			className="mt-4 rounded-panel border border-amber bg-paper p-5"
		>
			<h3 id="left-over-title" className="font-sans text-base font-semibold tracking-normal">
				Not saved: these lines aren’t in your CV any more
			</h3>
			<p className="mt-1 text-sm text-ink-soft">
				They were changed or deleted somewhere else. Your wording is below, so you can copy it.
			</p>
			<ul className="m-0 mt-3 list-none p-0">
				{leftOver.map(({ id, where, text }) => (
					<li key={id} className="border-t border-line py-3">
						<p className="text-xs text-ink-soft">{where}</p>
						<p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
						<div className="mt-2 flex flex-wrap gap-2">
							<Button size="small" onClick={() => void copy(text)}>
								<Copy size={16} aria-hidden />
								Copy
							</Button>
							<Button size="small" look="bare" onClick={() => onDrop(id)}>
								Discard
							</Button>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}

async function copy(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
		toast.success('Copied.')
	} catch {
		toast.error('Your browser won’t let us copy this. Select the text and copy it yourself.')
	}
}
