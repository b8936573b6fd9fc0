/** "And" in the languages of CVs, in small letters, as the alternatives of a regular expression. */
export const andWords = 'and|und|et|y|e|en|i'
