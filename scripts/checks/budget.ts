import { BUDGETS, budgetUnit, measureSizes, overBudget, type BudgetName } from '#cli/build/budgets.ts';
import { compileForTests } from '#app/test/compiled-app.ts';
import type { CheckResult } from './run-tool.ts';

/**
 * Builds the app as shipped and compares sizes with budgets.
 *
 * @returns the result, and as `vault` the file by which the browser tests find the compiled app
 */
export async function checkBudget(): Promise<CheckResult & { readonly vault?: string }> {
  const { app, vault } = await compileForTests();
  const sizes = await measureSizes(app);
  const names = Object.keys(BUDGETS) as BudgetName[];
  const over = overBudget(sizes);
  const table = names
    .map((name) => `  ${name.padEnd(18)} ${String(sizes[name]).padStart(7)} of ${BUDGETS[name]} ${budgetUnit(name)}`)
    .join('\n');
  return { passed: names.length - over.length, failed: over.length, output: table, note: table, vault };
}
