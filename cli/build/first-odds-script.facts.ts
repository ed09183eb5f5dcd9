// Facts of long answers and of the books, which the tests beside this file rely on.
export const FIRST_ODDS_SCRIPT = `
looks
--- developing

--- styles
.row_row{color:red}

--- small
--- styles
`;
