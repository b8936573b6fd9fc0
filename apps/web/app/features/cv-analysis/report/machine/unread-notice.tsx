import type { CvSource } from '@app/cv'
import { FileQuestion } from 'lucide-react'

// A longer quotation leaves no room for the sentence around it.
const mostCharacters = 48

type UnreadNoticeProps = Pick<CvSource, 'unread'> & { onSee: () => void }

/** Says which lines of the file are in no field, because the CV that is made of it is without them. */
export function UnreadNotice({ unread, onSee }: UnreadNoticeProps) {
	const [first, ...others] = unread
	if (first === undefined) return null
	return (
		<p className="flex items-start gap-2 text-sm">
			<FileQuestion size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
			<span className="[overflow-wrap:anywhere]">
				{others.length === 0 ? 'One line' : `${unread.length} lines`} of your file won’t be in the
				editor, because we couldn’t match {others.length === 0 ? 'it' : 'them'}: “
				{shorten(first.text)}”{others.length === 0 ? '.' : ` and ${others.length} more.`}{' '}
				<button
					type="button"
					onClick={onSee}
					className="font-semibold text-accent hover:underline pointer-coarse:min-h-11"
				>
					{others.length === 0 ? 'See the line' : 'See all lines'}
				</button>
			</span>
		</p>
	)
}

function shorten(text: string): string {
	return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters).trimEnd()}…`
}
