# what: median of the tail instead of its mean
def risk_report(values, alpha):
    ret = np.diff(values) / values[:-1]
    count = int(np.ceil(alpha * ret.size))
    order = np.argsort(ret)
    tail = ret[order[:count]]
    dd = 1 - values / np.array([np.max(values[: t + 1]) for t in range(len(values))])
    peaks = np.flatnonzero(dd == 0)
    gaps = np.diff(np.append(peaks, len(values))) - 1
    return {
        "var": -tail[-1],
        "es": -np.median(tail),
        "drawdown": dd,
        "depth": dd.max(),
        "under": int(gaps.max()),
    }
