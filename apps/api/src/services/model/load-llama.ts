/** The parts of `node-llama-cpp` that Ella uses. The operator installs it: it isn’t among Ella’s own packages. */
export type LlamaLibrary = {
	getLlama: (options: { build: 'never'; logLevel: 'error' }) => Promise<Llama>
	LlamaChatSession: new (options: {
		contextSequence: LlamaSequence
		systemPrompt: string
	}) => LlamaSession
}

type Llama = {
	loadModel: (options: { modelPath: string }) => Promise<LlamaModel>
	createGrammarForJsonSchema: (schema: object) => Promise<object>
}
type LlamaModel = {
	createContext: (options: { contextSize: { max: number } }) => Promise<LlamaContext>
}
type LlamaContext = { getSequence: () => LlamaSequence }
type LlamaSequence = {
	tokenMeter: { usedInputTokens: number; usedOutputTokens: number }
	dispose: () => void
}
type LlamaSession = {
	promptWithMeta: (
		text: string,
		options: {
			grammar?: object
			maxTokens: number
			temperature: number
			signal: AbortSignal
			onTextChunk: (chunk: string) => void
		},
	) => Promise<{ responseText: string; stopReason: string }>
}

/** Loads the library. Throws an `Error` with a sentence for the operator where it isn’t installed. */
export async function loadLlama(): Promise<LlamaLibrary> {
	// The name is no constant, or every check of the build would look for a package that few have.
	const name = ['node', 'llama', 'cpp'].join('-')
	try {
		return await import(name)
	} catch (error) {
		throw new Error(
			'AI_PROVIDER=file needs node-llama-cpp. Run "npm install --no-save node-llama-cpp" where Ella is.',
			{ cause: error },
		)
	}
}
