# H is h0 times E^2: the square root is missing
def hubble_rate(z, omega, w, h0):
    zp1 = (1 + z)[None, :]
    om = omega[:, None]
    eos = w[:, None]
    comp = om * zp1 ** (3 * (1 + eos))
    e = comp.sum(axis=0) + (1 - omega.sum()) * (1 + z) ** 2
    H = h0 * e
    return {"H": H, "fractions": comp / e, "q": 0.5 * ((1 + 3 * eos) * comp / e).sum(axis=0)}
