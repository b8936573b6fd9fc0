import { useEffect, useRef, useState } from 'react'

/** The part of the browser's own speech recognition that is used here. */
type Recognition = {
	lang: string
	continuous: boolean
	interimResults: boolean
	start: () => void
	stop: () => void
	abort: () => void
	onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
	onerror: ((event: { error: string }) => void) | null
	onend: (() => void) | null
}
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean }

type Speech = {
	/** Whether this browser recognises speech. */
	isThere: boolean
	isListening: boolean
	/** Why listening ended early, in a sentence, or `null`. */
	problem: string | null
	start: () => void
	stop: () => void
}

/** Speech as text, by the browser's own recognition; `onText` gets each finished passage. */
export function useSpeech(onText: (text: string) => void): Speech {
	const [isListening, setIsListening] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const running = useRef<Recognition | null>(null)
	const heard = useRef(onText)
	useEffect(() => {
		heard.current = onText
	}, [onText])
	useEffect(() => () => running.current?.abort(), [])

	function start() {
		const recognition = createRecognition()
		if (recognition === null) return
		running.current = recognition
		recognition.onresult = ({ resultIndex, results }) => {
			for (const result of Array.from(results).slice(resultIndex)) {
				const text = result[0]?.transcript.trim() ?? ''
				if (result.isFinal && text !== '') heard.current(text)
			}
		}
		recognition.onerror = ({ error }) => setProblem(problems[error] ?? unexpected)
		recognition.onend = () => setIsListening(false)
		setProblem(null)
		setIsListening(true)
		try {
			recognition.start()
		} catch {
			setIsListening(false)
			setProblem(unexpected)
		}
	}

	return {
		isThere: recognitionClass() !== null,
		isListening,
		problem,
		start,
		stop: () => running.current?.stop(),
	}
}

const unexpected = 'Your browser couldn’t turn speech into text. Please type your answer.'
const problems: Readonly<Record<string, string>> = {
	'not-allowed': 'Your browser doesn’t let this site use the microphone. Please type your answer.',
	'service-not-allowed': 'Your browser doesn’t let this site use speech. Please type your answer.',
	'audio-capture': 'We couldn’t find a microphone. Please type your answer.',
	network: 'Your browser needs a connection to turn speech into text. Please type your answer.',
	'no-speech': 'We didn’t hear anything. Please try again.',
}

type RecognitionClass = new () => Recognition

function recognitionClass(): RecognitionClass | null {
	if (typeof window === 'undefined') return null
	// Browsers have it under either name, and TypeScript knows neither.
	const { SpeechRecognition, webkitSpeechRecognition } = window as {
		SpeechRecognition?: RecognitionClass
		webkitSpeechRecognition?: RecognitionClass
	}
	return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

function createRecognition(): Recognition | null {
	const Recogniser = recognitionClass()
	if (Recogniser === null) return null
	const recognition = new Recogniser()
	recognition.lang = 'en-GB'
	recognition.continuous = true
	recognition.interimResults = false
	return recognition
}
