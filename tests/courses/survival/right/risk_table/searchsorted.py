def risk_table(time, event):
    times, deaths = np.unique(time[event], return_counts=True)
    at_risk = len(time) - np.searchsorted(np.sort(time), times, side="left")
    return times, deaths, at_risk
