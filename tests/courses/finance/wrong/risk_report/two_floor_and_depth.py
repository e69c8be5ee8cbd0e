# what: number of worst days rounded down; drawdown in money
def risk_report(values, alpha):
    losses = 1 - values[1:] / values[:-1]
    k = max(1, int(alpha * len(losses)))
    worst = np.sort(losses)[-k:]
    peak = np.maximum.accumulate(values)
    drawdown = peak - values
    under = run = 0
    for d in drawdown:
        if d > 0:
            run += 1
        else:
            run = 0
        under = max(under, run)
    return {
        "var": worst[0],
        "es": np.mean(worst),
        "drawdown": drawdown,
        "depth": np.max(drawdown),
        "under": under,
    }
