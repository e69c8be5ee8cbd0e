# what: one row for each distinct time at all, not only for times with a death
def risk_table(time, event):
    times = np.unique(time)
    deaths = np.array([np.sum(event[time == t]) for t in times])
    at_risk = np.array([np.sum(time >= t) for t in times])
    return times, deaths, at_risk
