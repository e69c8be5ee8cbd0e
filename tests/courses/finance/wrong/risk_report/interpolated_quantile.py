# what: value at risk by np.quantile with interpolation
def risk_report(values, alpha):
    losses = 1 - values[1:] / values[:-1]
    k = int(np.ceil(alpha * len(losses)))
    worst = np.sort(losses)[-k:]
    peak = np.maximum.accumulate(values)
    drawdown = 1 - values / peak
    under = run = 0
    for d in drawdown:
        if d > 0:
            run += 1
        else:
            run = 0
        under = max(under, run)
    return {
        "var": np.quantile(losses, 1 - alpha),
        "es": np.mean(worst),
        "drawdown": drawdown,
        "depth": np.max(drawdown),
        "under": under,
    }
