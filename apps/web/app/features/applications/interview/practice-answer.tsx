import {
	type AnswerRating,
	type AnswerSource,
	type PracticeQuestion,
	rateAnswer,
} from '@app/letters'
import { Mic, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { GoodOrBadText } from '#shared/ui/good-or-bad-text.tsx'
import { useSpeech } from './use-speech.ts'

const maxAnswer = 4000

type PracticeAnswerProps = {
	question: PracticeQuestion
	/** What the CV says. */
	source: AnswerSource
	onKeep: (text: string) => void
}

/** An answer, typed or spoken, and how it stands beside the CV. It stays on this device unless it is kept in the notes. */
export function PracticeAnswer({ question, source, onKeep }: PracticeAnswerProps) {
	const [answer, setAnswer] = useState('')
	const [rated, setRated] = useState<{ answer: string; rating: AnswerRating } | null>(null)
	const [keptAnswer, setKeptAnswer] = useState<string | null>(null)
	const outcome = useRef<HTMLDivElement>(null)
	const speech = useSpeech((text) =>
		setAnswer((now) => [now.trimEnd(), spoken(text)].filter(Boolean).join(' ').slice(0, maxAnswer)),
	)
	const text = answer.trim()

	function rate() {
		speech.stop()
		setRated({ answer: text, rating: rateAnswer(text, source) })
		requestAnimationFrame(() => outcome.current?.focus({ preventScroll: true }))
	}

	return (
		<div className="grid gap-3">
			<TextAreaField
				label="Your answer"
				rows={5}
				maxLength={maxAnswer}
				value={answer}
				onChange={({ target }) => setAnswer(target.value)}
				help="It stays on this device. Say what you did, and the result."
			/>
			<div className="flex flex-wrap gap-3">
				<Button size="small" look="primary" disabled={text === ''} onClick={rate}>
					Compare with my CV
				</Button>
				{speech.isThere ? (
					<Button size="small" onClick={speech.isListening ? speech.stop : speech.start}>
						{speech.isListening ? <Square size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
						{speech.isListening ? 'Stop listening' : 'Speak my answer'}
					</Button>
				) : null}
			</div>
			{speech.isThere ? (
				<p role="status" className="text-sm text-ink-soft">
					{speech.problem ??
						(speech.isListening
							? 'Listening…'
							: 'Your browser turns speech into text. Some send the sound to their maker for that; we never get it.')}
				</p>
			) : null}
			{rated === null ? null : (
				<div ref={outcome} tabIndex={-1} className="outline-none">
					<Rating {...rated.rating} lines={question.lines} />
					<Button
						size="small"
						className="mt-3"
						disabled={keptAnswer === rated.answer}
						onClick={() => {
							onKeep(`${question.question}\n${rated.answer}`)
							setKeptAnswer(rated.answer)
						}}
					>
						{keptAnswer === rated.answer ? 'Kept in your notes' : 'Keep it in my notes'}
					</Button>
				</div>
			)}
		</div>
	)
}

function Rating(rating: AnswerRating & { lines: readonly string[] }) {
	const { told, unsupported, tellsAct, tellsResult, lines, wordCount } = rating
	const left = lines.filter((line) => !told.includes(line)).slice(0, 2)
	return (
		<section
			aria-label="Compared with your CV"
			className="grid gap-2 rounded-panel border border-line bg-paper px-4 py-3 text-sm"
		>
			<p className="text-ink-soft">{lengthInWords(wordCount)}</p>
			<ul className="m-0 grid list-none gap-2 p-0">
				{told.map((fact) => (
					<Point key={fact} isGood>
						You told this from your CV: “{fact}”
					</Point>
				))}
				{told.length === 0
					? left.map((line) => <Point key={line}>You could tell this from your CV: “{line}”</Point>)
					: null}
				{unsupported.length === 0 ? null : (
					<Point>
						Not on your CV: {unsupported.join(', ')}. If it’s true, add it. If you aren’t sure,
						leave it out.
					</Point>
				)}
				<Point isGood={tellsAct}>
					{tellsAct
						? 'You said what you did yourself.'
						: 'Say what you did yourself: begin a sentence with “I”.'}
				</Point>
				<Point isGood={tellsResult}>
					{tellsResult
						? 'You gave a result.'
						: 'Give the result, with a figure from your CV if there is one.'}
				</Point>
			</ul>
		</section>
	)
}

function Point({ isGood = false, children }: { isGood?: boolean; children: React.ReactNode }) {
	return (
		<li className="flex gap-2 wrap-anywhere">
			<GoodOrBadText isGood={isGood}>{children}</GoodOrBadText>
		</li>
	)
}

const wordsPerMinute = 130
const shortAnswer = 40
const longAnswer = 300

function lengthInWords(count: number): string {
	const seconds = Math.round(((count / wordsPerMinute) * 60) / 5) * 5
	const said = `${count} ${count === 1 ? 'word' : 'words'}, about ${seconds} seconds aloud.`
	if (count < shortAnswer) return `${said} Interviewers expect 1 to 2 minutes.`
	return count > longAnswer ? `${said} That’s long: aim for 1 to 2 minutes.` : said
}

// Recognition gives passages without capitals or stops.
function spoken(text: string): string {
	const sentence = text.charAt(0).toUpperCase() + text.slice(1)
	return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
