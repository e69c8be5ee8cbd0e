# what: deaths are counted up to t (cumulative) and not at t
def risk_table(time, event):
    times = np.unique(time[event])
    deaths = np.sum((time <= times[:, None]) & event, axis=1)
    at_risk = np.sum(time >= times[:, None], axis=1)
    return times, deaths, at_risk
