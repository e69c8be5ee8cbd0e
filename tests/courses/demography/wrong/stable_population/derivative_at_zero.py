# the derivative in Newton's step is that at r = 0 (sum of x*phi), not at the current r
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = L * F / (1 + srb)
    R0 = phi.sum()
    first_moment = (x * phi).sum()
    mu = first_moment / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        excess = (phi * np.exp(-r * x)).sum() - 1
        r += excess / first_moment
    alive = L * np.exp(-r * x)
    b = 1.0 / alive.sum()
    return dict(R0=R0, mu=mu, r=r, b=b, c=b * alive)
