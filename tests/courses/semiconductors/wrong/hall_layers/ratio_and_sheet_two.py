# the ratio in the mobility is upside down (Nref/N), and the layers are in series: the sheet resistance is the sum of 1/(sigma t)
def hall_layers(n, p, N, t, mu):
    lo, hi, ref, a = (mu[key][:, None] for key in ("min", "max", "ref", "power"))
    mobility = lo + (hi - lo) / (1 + (ref / N) ** a)
    nn = n * mobility[0]
    pp = p * mobility[1]
    sigma = Q * (nn + pp)
    RH = (pp * mobility[1] - nn * mobility[0]) / (Q * (nn + pp) ** 2)
    return mobility, sigma, RH, np.sum(1 / (sigma * t))
