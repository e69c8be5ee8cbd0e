# the mobility has mu_max instead of mu_max - mu_min in the numerator
def hall_layers(n, p, N, t, mu):
    denom = 1 + (N[None, :] / mu["ref"][:, None]) ** mu["power"][:, None]
    mobility = mu["min"][:, None] + mu["max"][:, None] / denom
    mue, muh = mobility[0], mobility[1]
    sigma = Q * n * mue + Q * p * muh
    num = p * muh ** 2 - n * mue ** 2
    den = Q * (p * muh + n * mue) ** 2
    Rs = 1.0 / (sigma * t).sum()
    return mobility, sigma, num / den, Rs
