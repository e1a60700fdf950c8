import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetInviteCode, inviteCode, saveInviteCode } from '@/device/inviteCode';
import { clearDraft, type Draft, draftLeftMs, emptyDraft, loadDraft, saveDraft } from './draft';
import { codeOf, type Refusal } from './refusals';
import { type Passwords, type RegisterStep, reachable, type StepState, stepOf, steps } from './steps';

const noPasswords: Passwords = { password: '', confirm: '' };

/** The inviter's code of this address, else the one an earlier visit brought; kept on this device. */
function takeInviteCode(search: string): string {
  saveInviteCode(new URLSearchParams(search).get('code') ?? '');
  return inviteCode();
}

/** What the steps work with. */
export interface RegistrationState {
  step: RegisterStep;
  /** Storage has been looked at; before that the page is the one that was written at build time. */
  ready: boolean;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  passwords: Passwords;
  changePasswords: (part: Partial<Passwords>) => void;
  /** The inviter's code from a link; the field is read-only then. */
  invitedBy: string;
  /** What the server refused about this step, until something is typed. */
  refusal: Refusal | undefined;
  /** A reload dropped the password of a visitor who was further already. */
  askPasswordAgain: boolean;
  /** The server wants a verified phone, whatever the lookup said: it may be out of date. */
  otpNeeded: boolean;
  goTo: (step: RegisterStep, options?: { replace?: boolean }) => void;
  goBack: () => void;
  /** Shows a refusal at the step it belongs to; one about the phone leads back there. */
  refuse: (refusal: Refusal | undefined) => void;
  /** Another visitor goes on: nothing that was typed stays, and the first step is shown. */
  startOver: () => void;
  /** Grows with each start over: the fields of the first step are other ones then. */
  visit: number;
  /** The membership exists: nothing that was typed stays. */
  finish: () => void;
  done: boolean;
}

/**
 * The wizard. Each step is a history entry, so the browser's back and forward buttons move between
 * steps; what was typed lives here and in the tab's storage.
 */
export function useRegistration(): RegistrationState {
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [passwords, setPasswords] = useState(noPasswords);
  const [invitedBy, setInvitedBy] = useState('');
  const [ready, setReady] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [askPasswordAgain, setAskAgain] = useState(false);
  const [otpNeeded, setOtpNeeded] = useState(false);
  const [done, setDone] = useState(false);
  const { search } = location;

  const [visit, setVisit] = useState(0);
  /** The draft as it was found: looking at it keeps it no longer. */
  const found = useRef<Draft>(emptyDraft);

  useLayoutEffect(() => {
    found.current = loadDraft();
    setDraft(found.current);
    setReady(true);
  }, []);
  useLayoutEffect(() => setInvitedBy(takeInviteCode(search)), [search]);

  const startOver = useCallback(() => {
    clearDraft();
    found.current = emptyDraft;
    setDraft(emptyDraft);
    setPasswords(noPasswords);
    setRefusal(undefined);
    setAskAgain(false);
    setVisit((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!ready || done) return;
    if (draft !== found.current) saveDraft(draft);
    if (draft === emptyDraft) return;
    // A page that stays open lapses, too; a phone that sleeps holds the timer up.
    const check = () => void (draftLeftMs() === 0 && startOver());
    const timer = setTimeout(check, draftLeftMs());
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [draft, ready, done, startOver]);

  const state = location.state as StepState | null;
  const wanted = ready ? stepOf(state) : 'phone';
  const step = reachable(wanted, draft, passwords);

  // An entry whose step cannot be shown any more gives way to the one below it: put in its place, the step that is shown
  // would be there twice, and back would seem dead. The first entry becomes that step.
  useEffect(() => {
    if (!ready || done || step === wanted) return;
    if (wanted === 'bank' && step === 'profile') setAskAgain(true);
    if (state?.pushed) navigate(-1);
    else navigate({ search }, { state: { ...state, step }, replace: true });
  }, [ready, done, step, wanted, navigate, search, state]);

  const enter = (to: RegisterStep, replace = false) => {
    const next: StepState = { step: to, pushed: !replace || state?.pushed };
    navigate({ search }, { state: next, replace });
  };

  return {
    step,
    ready,
    draft,
    change: (part) => setDraft((last) => ({ ...last, ...part })),
    passwords,
    changePasswords: (part) => setPasswords((last) => ({ ...last, ...part })),
    invitedBy,
    refusal: refusal?.step === step ? refusal : undefined,
    askPasswordAgain,
    otpNeeded,
    goTo: (to, { replace = false } = {}) => {
      setRefusal(undefined);
      enter(to, replace);
    },
    goBack: () => {
      setRefusal(undefined);
      if (state?.pushed) navigate(-1);
      else enter(steps[Math.max(0, steps.indexOf(step) - (step === 'profile' ? 2 : 1))] ?? 'phone', true);
    },
    refuse: (next) => {
      setRefusal(next);
      if (next?.step !== 'phone') return;
      if (codeOf(next.failure) === 'UNVERIFIED_OTP') setOtpNeeded(true);
      // Sent back from a later step: the code that was taken there is of no use any more.
      setDraft((last) => ({ ...last, passedPhone: '', otp: step === 'phone' ? last.otp : null }));
    },
    startOver,
    visit,
    finish: () => {
      clearDraft();
      forgetInviteCode();
      setDone(true);
    },
    done,
  };
}
