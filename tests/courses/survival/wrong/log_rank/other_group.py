# what: counts the untreated (~treated) in place of the treated
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    curve = kaplan_meier(time, event)["survival"]
    w = np.append(1.0, curve[:-1]) ** rho
    group = ~treated
    O = E = V = 0.0
    for t, d, n, wk in zip(times, deaths, at_risk, w):
        m = np.sum(group & (time >= t))
        O += wk * np.sum(group & event & (time == t))
        E += wk * d * m / n
        V += wk**2 * d * m / n * (n - m) / n * (n - d) / max(n - 1, 1)
    return O, E, V, (O - E) ** 2 / V
