import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/Announcer/announce';
import { IconButton } from '@/components/IconButton/IconButton';
import { carousel, controls, dot, dots, slide, track, view } from './Carousel.css';

interface Slide {
  /** React key; unique in the carousel. */
  id: string | number;
  content: ReactNode;
}

/** Maximum number of slides. */
const maxSlides = 6;

interface CarouselProps {
  /** The slides. Only the first six are shown. */
  slides: readonly Slide[];
  /** Accessible name. Default: "Slides". */
  label?: string;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Slides that members swipe or step through. The carousel never advances by itself. Slides out of view are inert. With
 * reduced motion, the buttons and keys change slides without animation. Render `LazyCarousel` instead, because this
 * file imports embla. Use a carousel for promotions; for content that every member has to read, use `List`.
 */
export function Carousel({ slides: allSlides, label }: CarouselProps) {
  const slides = allSlides.slice(0, maxSlides);
  const { t } = useTranslation('common');
  const [ref, embla] = useEmblaCarousel({ loop: false, duration: 22 });
  const [current, setCurrent] = useState(0);
  /**
   * The index of the requested slide, from 0. Embla starts with this slide, because a tap or key press may come before
   * embla is initialised.
   */
  const targetIndex = useRef(0);
  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.scrollTo(targetIndex.current, true);
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const count = slides.length;
  const slideTrack = useRef<HTMLDivElement>(null);
  const names = slides.map((_, index) => t('slideOf', { slide: index + 1, count }));
  const go = (to: number) => {
    if (to < 0 || to >= count) return;
    targetIndex.current = to;
    if (embla) embla.scrollTo(to, still());
    else setCurrent(to);
    announce([names[to], slideTrack.current?.children[to]?.textContent].filter(Boolean).join('. '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || (event.target as HTMLElement).closest('input, textarea, select')) return;
    event.preventDefault();
    go(to);
  };
  if (count === 0) return null;
  return (
    <section
      className={carousel}
      aria-roledescription={t('carousel')}
      aria-label={label ?? t('carousel')}
      onKeyDown={onKeyDown}
    >
      <div ref={ref} className={view}>
        <div ref={slideTrack} className={track}>
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a named group, not a set of fields
            <div key={id} role="group" className={slide} aria-label={names[index]} inert={index !== current}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={controls}>
          <IconButton
            label={t('previousSlide')}
            icon={<ChevronLeft />}
            disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          <div className={dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={dot}
                aria-label={names[index]}
                aria-current={index === current || undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <IconButton
            label={t('nextSlide')}
            icon={<ChevronRight />}
            disabled={current === count - 1}
            onClick={() => go(current + 1)}
          />
        </div>
      )}
    </section>
  );
}
