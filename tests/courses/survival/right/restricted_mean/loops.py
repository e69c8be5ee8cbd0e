def restricted_mean(time, event, tau):
    km = kaplan_meier(time, event)
    area, t0, s0 = 0.0, 0.0, 1.0
    for t, s in zip(km["times"], km["survival"]):
        if t > tau:
            break
        area += s0 * (t - t0)
        t0, s0 = t, s
    return area + s0 * (tau - t0)
