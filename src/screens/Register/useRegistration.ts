import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearDraft, type Draft, draftLeftMs, emptyDraft, loadDraft, saveDraft } from './draft';
import { forgetInviteCode, getInviteCode, saveInviteCode } from './inviteCode';
import { getCode, type Refusal } from './refusals';
import { getReachableStep, getStep, type Passwords, type RegisterStep, type StepState, steps } from './steps';

const noPasswords: Passwords = { password: '', confirm: '' };

/**
 * Stores the inviter's code from this URL, if it has one. Returns the stored code, which may be from an earlier visit,
 * or `''`.
 */
function takeInviteCode(search: string): string {
  saveInviteCode(new URLSearchParams(search).get('code') ?? '');
  return getInviteCode();
}

/** The state of the registration, and the actions of its steps. */
export interface RegistrationState {
  step: RegisterStep;
  /** True once the stored draft has been read. Before that, the page equals its prerendered HTML. */
  ready: boolean;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  passwords: Passwords;
  changePasswords: (part: Partial<Passwords>) => void;
  /** The stored inviter's code, or `''`. A code makes the field for it read-only. */
  invitedBy: string;
  /** The refusal that belongs to this step, until the visitor types. */
  refusal: Refusal | undefined;
  /** True if a reload has dropped the password of a visitor who was already at a later step. */
  askPasswordAgain: boolean;
  /** True if the server requires a verified phone although the lookup said otherwise. The lookup may be out of date. */
  otpNeeded: boolean;
  goTo: (step: RegisterStep, options?: { replace?: boolean }) => void;
  goBack: () => void;
  /**
   * Shows a refusal at its step; `undefined` clears it. A refusal about the phone returns the visitor to the phone
   * step.
   */
  refuse: (refusal: Refusal | undefined) => void;
  /** Clears the draft and shows the first step, for another visitor. */
  startOver: () => void;
  /** Increments when a visitor starts over, so React creates the fields of the first step again. */
  visit: number;
  /** Clears the draft and the inviter's code, and sets `done`. Called when the membership exists. */
  finish: () => void;
  done: boolean;
}

/**
 * Returns the registration's state and actions. Each step is a history entry, so the browser's back and forward buttons
 * move between steps. The draft is in this state and in the tab's storage.
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
  /** The draft as it was loaded. It is not saved again until it changes, because saving extends its lifetime. */
  const loadedDraft = useRef<Draft>(emptyDraft);

  useLayoutEffect(() => {
    loadedDraft.current = loadDraft();
    setDraft(loadedDraft.current);
    setReady(true);
  }, []);
  useLayoutEffect(() => setInvitedBy(takeInviteCode(search)), [search]);

  const startOver = useCallback(() => {
    clearDraft();
    loadedDraft.current = emptyDraft;
    setDraft(emptyDraft);
    setPasswords(noPasswords);
    setRefusal(undefined);
    setAskAgain(false);
    setVisit((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!ready || done) return;
    if (draft !== loadedDraft.current) saveDraft(draft);
    if (draft === emptyDraft) return;
    // The draft also expires while the page is open. The events check again, because timers pause while the phone
    // sleeps.
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
  const requestedStep = ready ? getStep(state) : 'phone';
  const step = getReachableStep(requestedStep, draft, passwords);

  // If the step of this history entry can no longer be shown, go back to the previous entry. Replacing this entry would
  // give the earlier step two entries, so one press of back would do nothing. The first entry has no previous entry, so
  // replace it.
  useEffect(() => {
    if (!ready || done || step === requestedStep) return;
    if (requestedStep === 'bank' && step === 'profile') setAskAgain(true);
    if (state?.pushed) navigate(-1);
    else navigate({ search }, { state: { ...state, step }, replace: true });
  }, [ready, done, step, requestedStep, navigate, search, state]);

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
      if (getCode(next.failure) === 'UNVERIFIED_OTP') setOtpNeeded(true);
      // If the visitor returns from a later step, the OTP may have been used, so drop it.
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
