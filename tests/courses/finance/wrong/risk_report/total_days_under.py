# what: all days under the peak are counted, the run is not reset
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
        under = max(under, run)
    return {
        "var": worst[0],
        "es": np.mean(worst),
        "drawdown": drawdown,
        "depth": np.max(drawdown),
        "under": under,
    }
