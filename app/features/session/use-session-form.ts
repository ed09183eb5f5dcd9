import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Place, Told } from './told.ts';
import type { SessionKey } from './session-key.ts';

interface SessionFormOptions<Values extends FieldValues, Request> {
  readonly defaults: DefaultValues<Values>;
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  /** Sends; what it returns is told, and what was typed stays. */
  readonly onRequest: (request: Request) => Promise<Told | undefined>;
}

/**
 * A form of this feature: checked by its schema when it is sent and from then on while typing, the first problem focused, the
 * refusals of the server told at the field that they are about.
 */
export function useSessionForm<Values extends FieldValues, Request>({
  defaults,
  schemaOf,
  onRequest,
}: SessionFormOptions<Values, Request>) {
  const { t } = useTranslation(['session', 'shell']);
  const ref = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState<string>();
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = problemsOf(schemaOf(values), values, (key) => t(key as SessionKey)) as FieldErrors<Values>;
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    // A phone's keyboard would cover the form before it has been seen.
    const isKeyboardAtHand = matchMedia('(pointer: fine)').matches;
    const first = isKeyboardAtHand ? ref.current?.querySelector<HTMLElement>('input') : undefined;
    (first ?? ref.current)?.focus();
  }, []);

  function focusFirst(isWrong: (name: string) => boolean) {
    const elements = [...(ref.current?.elements ?? [])] as HTMLInputElement[];
    elements.find(({ name }) => name !== '' && isWrong(name))?.focus();
  }

  function tell({ at, text }: Told) {
    const words = wordsOf(text);
    if (at === undefined) {
      setNotice(words);
      return;
    }
    form.setError(at as Path<Values>, { message: words });
    focusFirst((name) => name === at);
  }

  function wordsOf(text: Told['text']): string {
    if ('message' in text) return text.message;
    return 'shellKey' in text ? t(`shell:${text.shellKey}`) : t(text.key, { count: text.count ?? 0 });
  }

  /** Some password managers fill without telling the page. */
  function takeOverFilled() {
    for (const { name, value, type } of [...(ref.current?.elements ?? [])] as HTMLInputElement[]) {
      const path = name as Path<Values>;
      if (name !== '' && type !== 'checkbox' && form.getValues(path) !== value)
        form.setValue(path, value as PathValue<Values, Path<Values>>);
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    takeOverFilled();
    setNotice(undefined);
    await form.handleSubmit(
      async (values) => {
        const told = await onRequest(v.parse(schemaOf(values), values));
        if (told !== undefined) tell(told);
      },
      (found) => focusFirst((name) => name in found),
    )();
  }

  /** Checks some fields now. Undefined, and the first problem focused, when they are not right. */
  function read<Part>(schema: v.GenericSchema<unknown, Part>, ...places: readonly Place[]): Part | undefined {
    takeOverFilled();
    const values = form.getValues();
    const problems = problemsOf(schema, values, (key) => t(key as SessionKey));
    for (const place of places) {
      const problem = problems[place];
      if (problem === undefined) form.clearErrors(place as Path<Values>);
      else form.setError(place as Path<Values>, problem);
    }
    if (places.every((place) => problems[place] === undefined)) return v.parse(schema, values);
    focusFirst((name) => name in problems);
    return undefined;
  }

  return {
    form: { ref, onSubmit, noValidate: true, tabIndex: -1 } as const,
    /** For an input, by its name. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errors[name]?.message as string | undefined }),
    // oxlint-disable-next-line react/incompatible-library -- not compiled; read while rendering, passed to nobody
    value: (name: Path<Values>) => form.watch(name) as string,
    notice,
    isBusy: isSubmitting,
    tell,
    read,
    /** Another way was chosen: what was told of the former one no longer counts. */
    clear: () => {
      form.clearErrors();
      setNotice(undefined);
    },
  };
}

function problemsOf(schema: v.GenericSchema, values: unknown, words: (key: string) => string) {
  const problems: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = String(issue.path?.[0]?.key ?? '');
    problems[name] ??= { type: 'invalid', message: words(issue.message) };
  }
  return problems;
}
