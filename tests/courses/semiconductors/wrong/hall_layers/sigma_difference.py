# the conductivity is the difference of holes and electrons, as if their charges' signs mattered
def hall_layers(n, p, N, t, mu):
    mobs = mu["min"] + (mu["max"] - mu["min"]) / (1 + (N[:, None] / mu["ref"]) ** mu["power"])
    mn = mobs[:, 0]
    mp = mobs[:, 1]
    sigma = Q * (p * mp - n * mn)
    RH = (p * mp**2 - n * mn**2) / (Q * (p * mp + n * mn)**2)
    return mobs.T, sigma, RH, 1 / np.sum(sigma * t)
