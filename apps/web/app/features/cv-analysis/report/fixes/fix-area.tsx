import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { useEffect, useMemo, useState } from 'react'
import { FindingFixes } from '#shared/report/finding-fixes.tsx'
import { Button } from '#shared/ui/button.tsx'
import { findFix } from './find-fix.ts'
import type { NewFix } from './fix-steps.ts'
import { LineFix } from './line-fix.tsx'
import { QuestionFix } from './question-fix.tsx'

export type FixAreaProps = {
	finding: Finding
	document: CvDocument
	/** Whether its remark is open, with its question in view. */
	isOpen: boolean
	onOpen: () => void
	onClose: () => void
	onFix: (step: NewFix) => void
	/** Opens the editor, which makes a clean copy where the remark is about the file. */
	onOpenInEditor: () => void
}

/**
 * Shows the fix of a remark: a button, or a question whose answer becomes part of the CV. Closing it keeps the typed
 * text.
 */
export function FixArea({ finding, document, isOpen, ...actions }: FixAreaProps) {
	const { onOpen, onClose, onFix, onOpenInEditor } = actions
	const fix = useMemo(() => findFix(finding, document), [finding, document])
	const [wasOpen, setWasOpen] = useState(isOpen)
	useEffect(() => {
		if (isOpen) setWasOpen(true)
	}, [isOpen])
	const findingId = finding.id
	if (fix.kind === 'press') {
		const [first, ...others] = fix.fixes
		if (!isOpen && first !== undefined && others.length > 0) {
			const verb = first.showsLines === true ? first.label : 'Choose a fix'
			return <OpenButton verb={verb} title={finding.title} onOpen={onOpen} />
		}
		return (
			<FindingFixes
				fixes={fix.fixes}
				onQuickFix={({ label, edits }) => onFix({ findingId, text: label, changes: edits })}
			/>
		)
	}
	if (fix.kind === 'file')
		return (
			<Button size="small" onClick={onOpenInEditor}>
				Make a clean copy in the editor
			</Button>
		)
	const verb = fix.kind === 'line' ? 'Improve this line' : fix.question.verb
	const shared = {
		onFix: (made: Omit<NewFix, 'findingId'>) => onFix({ findingId, ...made }),
		onCancel: onClose,
	}
	return (
		<>
			{isOpen ? null : <OpenButton verb={verb} title={finding.title} onOpen={onOpen} />}
			{isOpen || wasOpen ? (
				<div hidden={!isOpen} className="w-full">
					{fix.kind === 'line' ? (
						<LineFix
							key={fix.line.path + fix.line.before}
							line={fix.line}
							about={finding}
							document={document}
							{...shared}
						/>
					) : (
						<QuestionFix
							key={fix.question.parts.map(({ label, value }) => label + value).join()}
							question={fix.question}
							{...shared}
						/>
					)}
				</div>
			) : null}
		</>
	)
}

type OpenButtonProps = { verb: string; title: string; onOpen: () => void }

function OpenButton({ verb, title, onOpen }: OpenButtonProps) {
	return (
		<Button size="small" aria-label={`${verb}: ${title}`} onClick={onOpen}>
			{verb}
		</Button>
	)
}
