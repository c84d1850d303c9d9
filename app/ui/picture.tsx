import {
  addressOfJpeg,
  jpegAddress,
  PICTURE_FORMATS,
  PICTURE_SHAPES,
  type PictureShape,
  srcSet,
} from "../content/pictures.ts";

interface PictureProps {
  /** The picture's folder address, or an imageUrl of the data files; any other address is shown as it is. */
  source: string;
  shape?: PictureShape;
  alt: string;
  /** The widths at which the layout shows it, as the `sizes` attribute. */
  sizes: string;
  /** True for the one picture that the first view is about: loads at once, before others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in the best format the browser knows, with its size, so that nothing moves when it comes. */
export function Picture({ source, shape = "landscape", alt, sizes, first, className }: PictureProps) {
  const { width, height } = PICTURE_SHAPES[shape];
  const address = source.endsWith(".jpg") ? addressOfJpeg(source) : source;
  const image = (src: string) => (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
  if (!address) return image(source);
  return (
    <picture>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(address, shape, format, sizes)} sizes={sizes} />
      ))}
      {image(shape === "landscape" ? jpegAddress(address) : `${address}/${PICTURE_SHAPES[shape].widths.at(-1)}.webp`)}
    </picture>
  );
}
