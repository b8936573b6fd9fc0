import type { QuickFix } from '@app/checks'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { CorrectLines } from './correct-lines.tsx'

type FindingFixesProps = { fixes: readonly QuickFix[]; onQuickFix: (fix: QuickFix) => void }

/**
 * Shows the fixes of a finding as buttons. One that corrects several mistakes shows its lines first, and the fixes of single words are
 * folded below it.
 */
export function FindingFixes({ fixes, onQuickFix }: FindingFixesProps) {
	const [isOpen, setOpen] = useState(false)
	const all = fixes.find(({ showsLines }) => showsLines === true)
	const single = fixes.filter((fix) => fix !== all)
	const buttons = single.map((fix, index) => (
		<FixButton key={`${index} ${fix.label}`} fix={fix} onQuickFix={onQuickFix} />
	))
	if (all === undefined) return buttons
	return (
		<div className="grid w-full gap-3">
			{isOpen ? (
				<CorrectLines fix={all} onUse={onQuickFix} onCancel={() => setOpen(false)} />
			) : (
				<div>
					<Button size="small" look="primary" onClick={() => setOpen(true)}>
						<Wrench size={15} aria-hidden className="shrink-0" />
						{all.label}
					</Button>
				</div>
			)}
			<details className="text-sm">
				<summary className="min-h-8 cursor-pointer text-ink-soft hover:text-ink pointer-coarse:min-h-11">
					One at a time
				</summary>
				<div className="mt-2 flex flex-wrap gap-2">{buttons}</div>
			</details>
		</div>
	)
}

function FixButton({ fix, onQuickFix }: { fix: QuickFix; onQuickFix: (fix: QuickFix) => void }) {
	return (
		<Button
			size="small"
			className="max-w-full !whitespace-normal text-left"
			onClick={() => onQuickFix(fix)}
		>
			<Wrench size={15} aria-hidden className="shrink-0" />
			{fix.label}
		</Button>
	)
}
