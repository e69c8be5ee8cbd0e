# what: the times of death are sorted but not made distinct, so tied deaths give repeated rows
def risk_table(time, event):
    times = np.sort(time[event])
    deaths = np.zeros(len(times), dtype=int)
    at_risk = np.zeros(len(times), dtype=int)
    for k, t in enumerate(times):
        deaths[k] = np.sum(event & (time == t))
        at_risk[k] = np.sum(time >= t)
    return times, deaths, at_risk
