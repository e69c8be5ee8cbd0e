# what: index k instead of k-1 in the sorted losses: one loss too far
def risk_report(values, alpha):
    n = len(values) - 1
    losses = [(values[t] - values[t + 1]) / values[t] for t in range(n)]
    losses.sort(reverse=True)
    k = math.ceil(alpha * n)
    var = losses[k]
    es = sum(losses[:k]) / k
    dd = np.zeros(n + 1)
    top = values[0]
    last_peak = 0
    longest = 0
    for t in range(n + 1):
        if values[t] >= top:
            top = values[t]
            last_peak = t
        dd[t] = (top - values[t]) / top
        longest = max(longest, t - last_peak)
    return {"var": var, "es": es, "drawdown": dd, "depth": dd.max(), "under": longest}
