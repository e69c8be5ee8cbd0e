# what: the step in which tau lies is taken whole, up to the next death, instead of being cut at tau
def restricted_mean(time, event, tau):
    km = kaplan_meier(time, event)
    area, last, s = 0.0, 0.0, 1.0
    for t, s_next in zip(km["times"], km["survival"]):
        area += s * (t - last)
        last, s = t, s_next
        if t > tau:
            return area
    return area + s * (tau - last)
