# what: counts those whose time is at most t (time <= t) instead of at least t
def risk_table(time, event):
    times = np.unique(time[event])
    d, n = [], []
    for t in times:
        d.append(np.sum((time == t) & event))
        n.append(np.sum(time <= t))
    return times, np.array(d), np.array(n)
