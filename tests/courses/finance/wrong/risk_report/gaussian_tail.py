# what: normal approximation: mean and standard deviation of the losses give value at risk (fixed quantile 1.645) instead of the sorted sample
def risk_report(values, alpha):
    loss = -(values[1:] - values[:-1]) / values[:-1]
    m, s = loss.mean(), loss.std(ddof=1)
    var = m + 1.645 * s
    es = m + s * normal_pdf(1.645) / 0.05
    top = np.maximum.accumulate(values)
    dd = (top - values) / top
    best = run = 0
    for x in dd > 0:
        run = run + 1 if x else 0
        best = max(best, run)
    return {"var": var, "es": es, "drawdown": dd, "depth": dd.max(), "under": best}
