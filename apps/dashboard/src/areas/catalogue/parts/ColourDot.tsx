import classes from './ColourDot.module.css';

/** A colour as a circle; without a colour the circle is crossed out. */
export const ColourDot = ({ colour, faded = false }: { colour: string | null; faded?: boolean }) => (
  <span
    className={classes.dot}
    role="img"
    aria-label={colour === null ? 'No colour' : `Colour ${colour}`}
    data-none={colour === null || undefined}
    data-faded={faded || undefined}
    style={colour === null ? undefined : { backgroundColor: colour }}
  />
);
