import { ColorInput } from '@mantine/core';
import '@mantine/core/styles/ColorInput.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { readTypedColour } from '@vitrine/domain/design/floors/colour';
import { useEffect, useState } from 'react';

interface ColourFieldProps {
  /** As the data file has it; '' without one. */
  value: string;
  /** Called with a colour as #RRGGBB, or '' for none, once the person has decided. */
  onCommit: (colour: string) => void;
}

/** A colour by picker or as text. One change of it is one step of undo. */
export const ColourField = ({ value, onCommit }: ColourFieldProps) => {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isWrong = text.trim() !== '' && readTypedColour(text) === null;
  const commit = (chosen: string): void => {
    const colour = readTypedColour(chosen);
    if (colour === null && chosen.trim() !== '') return;
    if ((colour ?? '') !== value.toUpperCase()) onCommit(colour ?? '');
  };
  return (
    <ColorInput
      label={messages.colour}
      value={text}
      error={isWrong ? messages.colourWrong : undefined}
      fixOnBlur={false}
      eyeDropperButtonProps={{ 'aria-label': messages.pickColour }}
      onChange={setText}
      onChangeEnd={commit}
      onBlur={() => commit(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(text);
      }}
    />
  );
};
