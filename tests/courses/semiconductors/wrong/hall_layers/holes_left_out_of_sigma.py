# the conductivity has the electrons only
def hall_layers(n, p, N, t, mu):
    lo, hi, ref, pw = [mu[x][:, np.newaxis] for x in ("min", "max", "ref", "power")]
    m = lo + (hi - lo) / (1 + (N / ref) ** pw)
    sigma = Q * n * m[0]
    RH = (p * m[1] ** 2 - n * m[0] ** 2) / (Q * (p * m[1] + n * m[0]) ** 2)
    R = 1 / np.sum(sigma * t)
    return m, sigma, RH, R
