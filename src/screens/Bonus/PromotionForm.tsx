import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activatePromotion, findPromotion, type Promotion } from '@/api/calls/promotion';
import { useCommand } from '@/api/commands/useCommand';
import { TakingStakes } from '@/bonus/BonusStakes';
import { fillPercentFail } from '@/bonus/fillPercentFail';
import type { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { UpperCaseInput } from '@/components/Field/UpperCaseInput';
import { useForm } from '@/components/Form/useForm';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { toast } from '@/components/Toast/toasts';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import * as css from './PromotionForm.css';
import { hasOtherLetters, promotionCode } from './promotionCode';

interface PromotionFormProps {
  bonusOutcome: ReturnType<typeof useBonusOutcome>;
}

/** Activates a promotion by its code. The first step searches for the code, and the second activates its promotion. */
export function PromotionForm({ bonusOutcome }: PromotionFormProps) {
  const { t } = useTranslation('bonus');
  const [text, setText] = useState('');
  const form = useForm<'code', 'required'>();
  /** The result of the last search. `promotion` is null if there is no promotion with this code. */
  const [result, setResult] = useState<{ code: string; promotion: Promotion | null }>();
  const find = useCommand(findPromotion, (error) => bonusOutcome.refuse(error, { atBonus: true }));
  const take = useMoneyCommand(activatePromotion, bonusOutcome, {
    onDone: (_, { params }) => {
      toast.success(t('code.done', { code: params.code }));
      setText('');
    },
    onEnd: bonusOutcome.renewAll,
    atBonus: true,
  });
  const code = promotionCode(text);
  // Ignore the result for a code that the member has changed in the meantime.
  const currentResult = result?.code === code ? result : undefined;

  const search = form.onSubmit(async () => {
    if (code === '') return form.refuse({ code: 'required' });
    const promotion = await find.run({ params: { code } });
    if (promotion !== undefined) setResult({ code, promotion });
  });

  return (
    <Card as="section" className={css.card} aria-label={t('code.title')}>
      <form ref={form.ref} className={css.form} noValidate onSubmit={search}>
        <UpperCaseInput
          inputClassName={css.code}
          label={t('code.label')}
          name="promotion-code"
          hint={hasOtherLetters(text) ? t('code.keyboard') : t('code.hint')}
          enterKeyHint="search"
          normalize={promotionCode}
          value={text}
          onChange={(typed) => {
            setText(typed);
            form.clear();
          }}
          readOnly={take.isRunning}
          error={
            form.problems.code ? t('code.required') : currentResult?.promotion === null ? t('code.none') : undefined
          }
          required
        />
        <Button type="submit" variant="quiet" className={css.search} busy={find.isRunning}>
          {t('code.search')}
        </Button>
      </form>
      <div role="status">
        {find.isRunning || currentResult?.promotion ? (
          <p className={css.status}>{find.isRunning ? t('code.searching') : t('code.found')}</p>
        ) : null}
      </div>
      {currentResult?.promotion && !find.isRunning ? (
        <Card variant="sunken" className={css.result}>
          <h2 className={css.foundTitle} translate="no">
            {currentResult.code}
          </h2>
          <SanitizedHtml
            html={fillPercentFail(currentResult.promotion.description, currentResult.promotion.percentFail)}
          />
          <div className={css.notice}>
            <TakingStakes percentFail={currentResult.promotion.percentFail} />
          </div>
          <Button
            fullWidth
            busy={take.isRunning}
            onClick={() => void take.run({ params: { code: currentResult.code } })}
          >
            {t('code.receive')}
          </Button>
        </Card>
      ) : null}
    </Card>
  );
}
