# what: the area starts at the first death, the stretch of height 1 from 0 on is left out
def restricted_mean(time, event, tau):
    curve = kaplan_meier(time, event)
    keep = curve["times"] < tau
    t = np.append(curve["times"][keep], tau)
    s = curve["survival"][keep]
    return np.sum(s * np.diff(t))
