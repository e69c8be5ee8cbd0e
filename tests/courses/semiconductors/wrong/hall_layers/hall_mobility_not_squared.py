# in the numerator of the Hall coefficient the mobilities are not squared
def hall_layers(n, p, N, t, mu):
    lo, hi, ref, al = (np.reshape(mu[s], (2, 1)) for s in ["min", "max", "ref", "power"])
    mobility = lo + (hi - lo) / (1 + (N / ref) ** al)
    nm = np.multiply(n, mobility[0])
    pm = np.multiply(p, mobility[1])
    sigma = Q * (nm + pm)
    RH = (pm - nm) / (Q * (pm + nm) ** 2)
    return mobility, sigma, RH, 1 / np.einsum("i,i->", sigma, t)
