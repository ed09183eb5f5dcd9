import { Command } from 'commander';
import { printable } from './printable.ts';

/** A program without commands: its help and error handling. */
export const programCalled = (name: string): Command =>
  new Command(name)
    .version('0.1.0')
    .showSuggestionAfterError()
    .showHelpAfterError('(use --help to see the options)')
    .exitOverride()
    // Messages repeat arguments, which may come from a file name or clipboard.
    .configureOutput({ outputError: (text, write) => write(printable(text)) });
