# what: at risk goes down by one from row to row (n, n - 1, ...), as if exactly one patient left between two deaths
def risk_table(time, event):
    times, deaths = np.unique(time[event], return_counts=True)
    at_risk = len(time) - np.arange(len(times))
    return times, deaths, at_risk
