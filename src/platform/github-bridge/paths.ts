/** Where the program `gh` of a session sends commands that change something. No API of GitHub has this path. */
export const recordPath = '/sallyport/record';
