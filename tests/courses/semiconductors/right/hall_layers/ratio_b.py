# the textbook form with the mobility ratio b, a helper for the mobility
def ct(N, lo, hi, ref, a):
    return lo + (hi - lo) * ref**a / (ref**a + N**a)

def hall_layers(n, p, N, t, mu):
    mn, mp = [ct(N, *(mu[s][c] for s in ("min", "max", "ref", "power"))) for c in range(2)]
    b = mn / mp
    RH = (p - n * b * b) / (p + n * b) ** 2 / Q
    sigma = Q * mp * (p + n * b)
    return np.vstack([mn, mp]), sigma, RH, 1.0 / float(sigma @ t)
