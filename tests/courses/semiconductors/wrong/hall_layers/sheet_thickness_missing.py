# the thicknesses do not enter the sheet resistance
def hall_layers(n, p, N, t, mu):
    a = mu["power"][:, None]
    mob = mu["min"][:, None] + (mu["max"] - mu["min"])[:, None] / (1 + np.power(N, a) / np.power(mu["ref"][:, None], a))
    sigma = Q * np.einsum("ck,ck->k", np.stack([n, p]), mob)
    RH = (p * mob[1]**2 - n * mob[0]**2) * Q / sigma**2
    return mob, sigma, RH, 1 / sigma.sum()
