def risk_table(time, event):
    counts = {}
    for t, e in zip(time, event):
        if e:
            counts[t] = counts.get(t, 0) + 1
    times = np.array(sorted(counts))
    deaths = np.array([counts[t] for t in times])
    at_risk = np.array([sum(1 for s in time if s >= t) for t in times])
    return times, deaths, at_risk
