# what: the area ends at the last death before tau, the stretch up to tau is left out
def restricted_mean(time, event, tau):
    km = kaplan_meier(time, event)
    area = 0.0
    t_old, s_old = 0.0, 1.0
    for t, s in zip(km["times"], km["survival"]):
        if t >= tau:
            break
        area += s_old * (t - t_old)
        t_old, s_old = t, s
    return area
