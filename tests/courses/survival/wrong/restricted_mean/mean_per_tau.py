# what: the area is divided by tau, which gives the mean height of the curve
def restricted_mean(time, event, tau):
    km = kaplan_meier(time, event)
    mask = km["times"] < tau
    t = np.r_[0.0, km["times"][mask], tau]
    s = np.r_[1.0, km["survival"][mask]]
    return float(np.dot(s, t[1:] - t[:-1]) / tau)
