# set a negative mu to zero only after the last step instead of after each one
def fit_strength(counts, signal, background, start, steps):
    mu = start
    trail = []
    for _ in range(steps):
        lam = signal * mu + background
        slope = signal.sum() - (signal * counts / lam).sum()
        curve = (signal**2 * counts / lam**2).sum()
        mu = mu - slope / curve
        trail.append(mu)
    if mu < 0:
        mu = 0.0
    lam = signal * mu + background
    sigma_mu = 1 / np.sqrt((signal**2 * counts / lam**2).sum())
    log_l = (counts * np.log(lam) - lam).sum()
    log_l0 = (counts * np.log(background) - background).sum()
    return np.array(trail), sigma_mu, 2 * (log_l - log_l0)
