# what: at risk is n minus the earlier deaths; the censored never leave the study
def risk_table(time, event):
    times, deaths = np.unique(time[event], return_counts=True)
    earlier = np.cumsum(deaths) - deaths
    at_risk = len(time) - earlier
    return times, deaths, at_risk
