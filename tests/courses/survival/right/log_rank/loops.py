def log_rank(time, event, treated, rho=0.0):
    O = E = V = 0.0
    S = 1.0
    for t in np.unique(time[event]):
        n = np.sum(time >= t)
        m = np.sum((time >= t) & treated)
        d = np.sum((time == t) & event)
        d1 = np.sum((time == t) & event & treated)
        w = S**rho
        O += w * d1
        E += w * d * m / n
        if n > 1:
            V += w * w * d * (m / n) * (1 - m / n) * (n - d) / (n - 1)
        S *= (n - d) / n
    return O, E, V, (O - E) ** 2 / V
