import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The document type that email programs know best. */
const DOCUMENT_TYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React asks browsers to load the images of a page early; email programs ignore that. */
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*\/?>/g;

/** The marks of the boundary inside which react-email draws: comments at both ends of the body. */
const BODY = /(<body[^>]*>)(.*)(<\/body><\/html>)$/s;
const MARKED_BODY = '$1<!--$--><!--html--><!--head--><!--body-->$2<!--/$-->$3';

/**
 * The HTML document of an email, byte for byte what react-email's `render` returns: without its streams and its search
 * of every tag, which cost more than the drawing itself. Throws a template's error.
 */
export const renderHtml = (email: ReactElement): string =>
  DOCUMENT_TYPE +
  renderToString(email)
    .replace(/<!DOCTYPE.*?>/, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(BODY, MARKED_BODY);
