/** Changes whenever the same CV could get another answer; stored reports keep the version that made them. */
export const rulesetVersion = '3.6.0'
