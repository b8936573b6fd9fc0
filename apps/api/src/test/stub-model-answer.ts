/** What a model writes, and how the answer ends. */
export type Written = { content: string; finish: string; hasUsage: boolean; stalls: boolean }
