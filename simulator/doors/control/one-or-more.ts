import * as v from 'valibot';

const MAX_RULES = 200;

/**
 * A rule or a list of rules. A union would only report that neither fits; this names the wrong property.
 *
 * @example v.safeParse(oneOrMore(FaultRule), [{ do: 'explode' }]).issues // one issue, at 0.do
 */
export function oneOrMore<Rule>(rule: v.GenericSchema<unknown, Rule>): v.GenericSchema<unknown, Rule | Rule[]> {
  const list = v.pipe(v.array(rule), v.maxLength(MAX_RULES));
  return v.lazy((input) => (Array.isArray(input) ? list : rule));
}
