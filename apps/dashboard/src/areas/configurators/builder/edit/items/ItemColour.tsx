import { ColorInput } from '@mantine/core';
import '@mantine/core/styles/ColorInput.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { readColour } from '@vitrine/domain/design/floors/colour';
import { useEffect, useState } from 'react';

interface ItemColourProps {
  /** '#C0966A'; '' without one. */
  colour: string;
  onChange: (colour: string | null) => void;
}

/** The colour value of an item. What is no colour stays in the field, with its reason. */
export const ItemColour = ({ colour, onChange }: ItemColourProps) => {
  const [text, setText] = useState(colour);
  useEffect(() => setText(colour), [colour]);
  const isColour = text === '' || readColour(text) !== null;
  const commit = (value: string): void => {
    if (value !== colour && (value === '' || readColour(value) !== null)) onChange(value === '' ? null : value);
  };
  return (
    <ColorInput
      label={messages.colour}
      description={messages.colourHelp}
      format="hex"
      fixOnBlur={false}
      eyeDropperButtonProps={{ 'aria-label': messages.colourPick }}
      value={text}
      error={isColour ? undefined : messages.colourWrong}
      onChange={setText}
      onChangeEnd={commit}
      onBlur={() => commit(text.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(text.trim());
        if (event.key === 'Escape') setText(colour);
      }}
    />
  );
};
