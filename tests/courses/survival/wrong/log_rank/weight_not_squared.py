# what: the variance has the weights w instead of w squared
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    S = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], S[:-1])) ** rho
    O = E = V = 0.0
    for k, t in enumerate(times):
        n, d = at_risk[k], deaths[k]
        m = np.sum(time[treated] >= t)
        p = m / n
        O += w[k] * np.sum(event & treated & (time == t))
        E += w[k] * d * p
        if n > 1:
            V += w[k] * d * p * (1 - p) * (n - d) / (n - 1)
    return O, E, V, (O - E) ** 2 / V
