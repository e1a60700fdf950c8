import { dialogWords } from '@stories/components/dialogWords';
import { useWords } from '@stories/words';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { LocalDialog } from '@/components/Dialog/LocalDialog';

/** What a story's router did, for its tests: addresses seen, and the browser's back button. */
const seen = { depth: 0, pages: [] as string[], back: () => {}, refuse: false };

function Layered({ level }: { level: number }) {
  const [open, setOpen] = useState(false);
  const words = useWords(dialogWords);
  const close = () => {
    if (!seen.refuse) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {words.open} {level}
      </Button>
      {open ? (
        <LocalDialog onClose={close} title={`${words.title} ${level}`} shape="card">
          {level < 2 ? <Layered level={level + 1} /> : words.text}
        </LocalDialog>
      ) : null}
    </>
  );
}

function Stage() {
  const navigate = useNavigate();
  const location = useLocation();
  const words = useWords(dialogWords);
  useEffect(() => {
    seen.pages.push(location.pathname);
    const marks = (location.state as { dialogs?: string[] } | null)?.dialogs;
    seen.depth = marks?.length ?? 0;
  }, [location]);
  const started = useRef(false);
  useEffect(() => {
    seen.back = () => void navigate(-1);
    if (started.current) return;
    started.current = true;
    seen.refuse = false;
    seen.pages = [];
    void navigate('/second');
  }, [navigate]);
  return (
    <StrictMode>
      <p>{words.text}</p>
      <Layered level={1} />
    </StrictMode>
  );
}

const meta = preview.meta({
  tags: ['no-picture'],
  component: Stage,
  subcomponents: { LocalDialog },
  parameters: {
    route: '/first',
    docs: {
      description: {
        component:
          'Dialogs of a part of a page: the back button closes the upper one first and keeps the page. Modals have ' +
          'their own address and take Dialog.',
      },
      story: { inline: false, height: '400px' },
    },
  },
});

/** Two dialogs that keep the page when the back button is pressed. */
export const TwoLayers = meta.story({ name: 'Two dialogs that back closes first' });

const open = () => document.querySelectorAll('dialog[open]').length;
const press = (name: RegExp) => screen.getByRole('button', { name }).click();
const openAndDepth = async (dialogs: number, depth: number) => {
  await waitFor(() => {
    expect(open()).toBe(dialogs);
    expect(seen.depth).toBe(depth);
  });
};
const onSecond = async () => {
  await waitFor(() => expect(seen.pages.at(-1)).toBe('/second'));
  seen.pages = ['/second'];
};
const neverLeft = () => expect(new Set(seen.pages)).toEqual(new Set(['/second']));

TwoLayers.test('back closes the dialog and keeps the page', async () => {
  await onSecond();
  press(/1$/);
  await openAndDepth(1, 1);
  seen.back();
  await openAndDepth(0, 0);
  neverLeft();
  seen.back();
  await waitFor(() => expect(seen.pages.at(-1)).toBe('/first'));
});

TwoLayers.test('back closes the upper of two first', async () => {
  await onSecond();
  press(/1$/);
  await openAndDepth(1, 1);
  press(/2$/);
  await openAndDepth(2, 2);
  seen.back();
  await openAndDepth(1, 1);
  seen.back();
  await openAndDepth(0, 0);
  neverLeft();
});

TwoLayers.test('closing by key leaves no entry behind', async ({ userEvent }) => {
  await onSecond();
  press(/1$/);
  await openAndDepth(1, 1);
  press(/2$/);
  await openAndDepth(2, 2);
  await userEvent.keyboard('{Escape}');
  await openAndDepth(1, 1);
  await userEvent.keyboard('{Escape}');
  await openAndDepth(0, 0);
  neverLeft();
  seen.back();
  await waitFor(() => expect(seen.pages.at(-1)).toBe('/first'));
});

TwoLayers.test('closing the lower one takes both entries away', async () => {
  await onSecond();
  press(/1$/);
  await openAndDepth(1, 1);
  press(/2$/);
  await openAndDepth(2, 2);
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await openAndDepth(0, 0);
  neverLeft();
  seen.back();
  await waitFor(() => expect(seen.pages.at(-1)).toBe('/first'));
});

TwoLayers.test('opening and closing fast comes out right', async () => {
  await onSecond();
  for (let turn = 0; turn < 20; turn += 1) {
    press(/1$/);
    await waitFor(() => expect(open()).toBe(1));
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(open()).toBe(0));
  }
  await openAndDepth(0, 0);
  neverLeft();
  seen.back();
  await waitFor(() => expect(seen.pages.at(-1)).toBe('/first'));
});

TwoLayers.test('an owner that stays open is protected again', async () => {
  await onSecond();
  press(/1$/);
  await openAndDepth(1, 1);
  seen.refuse = true;
  for (let turn = 0; turn < 3; turn += 1) {
    seen.back();
    await waitFor(() => expect(seen.depth).toBe(0));
    await openAndDepth(1, 1);
  }
  neverLeft();
  seen.refuse = false;
  seen.back();
  await openAndDepth(0, 0);
  neverLeft();
});
