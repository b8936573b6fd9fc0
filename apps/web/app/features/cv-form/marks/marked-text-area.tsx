import type { ComponentProps } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import type { useUncontrolledField } from '../fields/use-uncontrolled-field.ts'
import { MarkTools, markByKey } from './mark-tools.tsx'
import { copyMarked, pasteMarked } from './marks-on-clipboard.ts'

type MarkedTextAreaProps = Omit<
	ComponentProps<typeof TextAreaField>,
	'ref' | 'onKeyDown' | 'onCopy' | 'onCut' | 'onPaste'
> &
	ReturnType<typeof useUncontrolledField<HTMLTextAreaElement>>

/** A passage of text whose words can be set in bold or italics and linked. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
	return (
		<div>
			<TextAreaField
				{...props}
				onKeyDown={(event) => void markByKey(event)}
				onCopy={copyMarked}
				onCut={copyMarked}
				onPaste={pasteMarked}
			/>
			<MarkTools field={props.ref} />
		</div>
	)
}
