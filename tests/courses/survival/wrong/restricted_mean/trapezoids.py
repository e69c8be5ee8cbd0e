# what: trapezoids between the knots instead of the rectangles of a staircase
def restricted_mean(time, event, tau):
    km = kaplan_meier(time, event)
    m = km["times"] < tau
    t = np.concatenate(([0.0], km["times"][m], [tau]))
    s = np.concatenate(([1.0], km["survival"][m]))
    s = np.append(s, s[-1])
    return np.sum((s[1:] + s[:-1]) / 2 * np.diff(t))
