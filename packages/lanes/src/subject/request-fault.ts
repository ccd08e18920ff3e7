/** What is wrong with a request, as a sentence for its caller. */
export type RequestFault = { readonly fault: string };
