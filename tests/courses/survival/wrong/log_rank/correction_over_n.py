# what: the correction is (n - d) / n instead of (n - d) / (n - 1)
def log_rank(time, event, treated, rho=0.0):
    times, d, n = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    here = time == times[:, None]
    still = time >= times[:, None]
    d1 = (here & event & treated).sum(axis=1)
    m = (still & treated).sum(axis=1)
    p = m / n
    O = w @ d1
    E = w @ (d * p)
    V = (w**2) @ (d * p * (1 - p) * (n - d) / n)
    return O, E, V, (O - E) ** 2 / V
