/** What a reader's own confidence is worth: of the values said with the first figure, the second share was right. */
export type Worth = readonly (readonly [said: number, right: number])[]
