# what: who is censored at the very time t is no longer counted as at risk then
def risk_table(time, event):
    times, deaths = np.unique(time[event], return_counts=True)
    later = (time[None, :] > times[:, None]).sum(axis=1)
    at_risk = later + deaths
    return times, deaths, at_risk
