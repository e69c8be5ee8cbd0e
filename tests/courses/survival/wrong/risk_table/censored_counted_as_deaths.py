# what: everybody whose time is t is counted as dead, the censored ones too
def risk_table(time, event):
    times = np.unique(time[event])
    deaths = np.array([(time == t).sum() for t in times])
    at_risk = np.array([(time >= t).sum() for t in times])
    return times, deaths, at_risk
