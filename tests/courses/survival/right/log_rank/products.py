def log_rank(time, event, treated, rho=0.0):
    times, d, n = risk_table(time, event)
    S = kaplan_meier(time, event)["survival"]
    w = np.where(np.arange(len(S)) == 0, 1.0, np.roll(S, 1)) ** rho
    m = np.sum(time[treated] >= times[:, None], axis=1)
    d1 = np.sum(time[treated & event] == times[:, None], axis=1)
    gap = w @ (d1 - d * m / n)
    observed = w @ d1
    variance = w**2 @ (d * m * (n - m) * (n - d) / (n**2 * np.where(n > 1, n - 1, 1)))
    return observed, observed - gap, variance, gap**2 / variance
