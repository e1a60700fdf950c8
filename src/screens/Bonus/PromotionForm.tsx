import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activatePromotion, findPromotion, type Promotion } from '@/api/calls/promotion';
import { useCommand } from '@/api/commands/useCommand';
import { TakingStakes } from '@/bonus/BonusStakes';
import type { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { TextInput } from '@/components/Field/TextInput';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { toast } from '@/components/Toast/toasts';
import { fillPercentFail } from '@/lib/fillPercentFail';
import { hasOtherLetters, promotionCode } from '@/lib/promotionCode';
import { useMoneyCommand } from '@/outcome/useOutcome';
import * as css from './PromotionForm.css';

interface PromotionFormProps {
  bonusOutcome: Pick<ReturnType<typeof useBonusOutcome>, 'fail' | 'renewAll'>;
}

/** Activates a promotion by its code. The first step searches for the code, and the second activates its promotion. */
export function PromotionForm({ bonusOutcome }: PromotionFormProps) {
  const { t } = useTranslation('bonus');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  /** The result of the last search. `promotion` is null if there is no promotion with this code. */
  const [result, setResult] = useState<{ code: string; promotion: Promotion | null }>();
  const input = useRef<HTMLInputElement>(null);
  const find = useCommand(findPromotion, (error) => bonusOutcome.fail(error));
  const take = useMoneyCommand(activatePromotion, bonusOutcome, {
    onSuccess: (_, { params }) => {
      bonusOutcome.renewAll();
      toast.success(t('code.done', { code: params.code }));
      setText('');
    },
    onReconciled: () => setText(''),
  });
  const code = promotionCode(text);
  // Ignore a response for a code that the member has changed since.
  const found = result?.code === code ? result : undefined;

  const search = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(code === '');
    if (code === '') {
      input.current?.focus();
      return;
    }
    const promotion = await find.run({ params: { code } });
    if (promotion !== undefined) setResult({ code, promotion });
  };

  return (
    <Card as="section" className={css.card} aria-label={t('code.title')}>
      <form className={css.form} noValidate onSubmit={search}>
        <CodeInput
          ref={input}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMissing(false);
          }}
          readOnly={take.isRunning}
          error={missing ? t('code.required') : found?.promotion === null ? t('code.none') : undefined}
        />
        <Button type="submit" variant="quiet" className={css.search} busy={find.isRunning}>
          {t('code.search')}
        </Button>
      </form>
      <div role="status">
        {find.isRunning || found?.promotion ? (
          <p className={css.status}>{find.isRunning ? t('code.searching') : t('code.found')}</p>
        ) : null}
      </div>
      {found?.promotion && !find.isRunning ? (
        <Card variant="sunken" className={css.found}>
          <h2 className={css.foundTitle} translate="no">
            {found.code}
          </h2>
          <SanitizedHtml html={fillPercentFail(found.promotion.description, found.promotion.percentFail)} />
          <div className={css.notice}>
            <TakingStakes percentFail={found.promotion.percentFail} />
          </div>
          <Button fullWidth busy={take.isRunning} onClick={() => void take.run({ params: { code: found.code } })}>
            {t('code.receive')}
          </Button>
        </Card>
      ) : null}
    </Card>
  );
}

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  readOnly: boolean;
  error: string | undefined;
  ref: RefObject<HTMLInputElement | null>;
}

/** An input that converts the code to upper case and removes spaces, without moving the cursor. */
function CodeInput({ value, onChange, readOnly, error, ref }: CodeInputProps) {
  const { t } = useTranslation('bonus');
  const composing = useRef(false);
  const [caret, setCaret] = useState<{ at: number }>();

  // React moves the cursor to the end when the value differs from the typed text, so restore its position.
  useLayoutEffect(() => {
    if (caret && document.activeElement === ref.current) ref.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, ref]);

  const write = (typed: string) => {
    // Do not change the value while an input method composes a word, because it would insert the word twice.
    if (composing.current) return onChange(typed);
    const before = typed.slice(0, ref.current?.selectionStart ?? typed.length);
    setCaret({ at: promotionCode(before).length });
    onChange(promotionCode(typed));
  };

  return (
    <TextInput
      ref={ref}
      className={css.field}
      inputClassName={css.code}
      label={t('code.label')}
      name="promotion-code"
      hint={hasOtherLetters(value) ? t('code.keyboard') : t('code.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      value={value}
      onChange={write}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        write(event.currentTarget.value);
      }}
      readOnly={readOnly}
      error={error}
      required
    />
  );
}
