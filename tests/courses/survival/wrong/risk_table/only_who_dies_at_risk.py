# what: at risk counts only the patients who will die, not those who are censored later
def risk_table(time, event):
    times, deaths = np.unique(time[event], return_counts=True)
    at_risk = np.sum(time[event] >= times[:, np.newaxis], axis=1)
    return times, deaths, at_risk
