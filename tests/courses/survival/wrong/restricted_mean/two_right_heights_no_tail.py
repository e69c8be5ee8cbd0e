# what: each stretch has the height at its right end, and nothing is added between the last death and tau
def restricted_mean(time, event, tau):
    curve = kaplan_meier(time, event)
    inside = curve["times"] < tau
    t = curve["times"][inside]
    s = curve["survival"][inside]
    return np.sum(s * np.diff(t, prepend=0.0))
