export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The words come from `slipway __complete`, so that they match the installed version; where it has none, files are offered. */
export const COMPLETION_SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `# slipway completion: add to ~/.bashrc  eval "$(slipway completion bash)"
_slipway() {
  local IFS=$'\\n'
  COMPREPLY=($(slipway __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _slipway slipway
`,
  zsh: `#compdef slipway
# slipway completion: add to ~/.zshrc  eval "$(slipway completion zsh)"
_slipway() {
  local -a found
  found=(\${(f)"$(slipway __complete -- "\${(@)words[2,$CURRENT]}" 2>/dev/null)"})
  compadd -a found || _files
}
compdef _slipway slipway
`,
  fish: `# slipway completion: slipway completion fish > ~/.config/fish/completions/slipway.fish
function __slipway_complete
    set -l words (commandline -opc) (commandline -ct)
    slipway __complete -- $words[2..-1] 2>/dev/null | string match '*'; or __fish_complete_path (commandline -ct)
end
complete -c slipway -f -a '(__slipway_complete)'
`,
};
