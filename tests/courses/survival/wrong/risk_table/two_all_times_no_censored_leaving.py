# what: rows for all distinct times instead of the deaths', and only the deaths leave the risk set
def risk_table(time, event):
    times = np.unique(time)
    deaths = np.sum((time[None, :] == times[:, None]) & event[None, :], axis=1)
    n = time.size
    at_risk = []
    for d in deaths:
        at_risk.append(n)
        n = n - d
    return times, deaths, np.array(at_risk)
