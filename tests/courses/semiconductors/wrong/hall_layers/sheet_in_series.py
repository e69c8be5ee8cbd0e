# the layers are put in series instead of side by side: the sheet resistance is the sum of 1/(sigma t)
def hall_layers(n, p, N, t, mu):
    lo = mu["min"][:, None]
    mobility = lo + (mu["max"][:, None] - lo) / (1 + (N / mu["ref"][:, None])**mu["power"][:, None])
    sigma = Q * (mobility[0] * n + mobility[1] * p)
    RH = (p * mobility[1]**2 - n * mobility[0]**2) / (Q * (p * mobility[1] + n * mobility[0])**2)
    Rsheet = 0.0
    for s, d in zip(sigma, t):
        Rsheet += 1 / (s * d)
    return mobility, sigma, RH, Rsheet
