// Replaces valibot in the script of the first odds, which checks nothing: schemas beside the constants that it needs were 10 KB.
const none = (): undefined => undefined;
export {
  none as array,
  none as integer,
  none as is,
  none as isoTimestamp,
  none as maxLength,
  none as maxValue,
  none as minValue,
  none as number,
  none as object,
  none as optional,
  none as picklist,
  none as pipe,
  none as regex,
  none as safeParse,
  none as strictObject,
  none as string,
  none as transform,
  none as undefined,
  none as union,
};
