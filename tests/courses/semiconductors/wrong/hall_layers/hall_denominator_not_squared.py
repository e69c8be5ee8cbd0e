# the denominator of the Hall coefficient is not squared
def hall_layers(n, p, N, t, mu):
    M = mu["min"][:, None] + (mu["max"] - mu["min"])[:, None] / (1 + (N[None] / mu["ref"][:, None])**mu["power"][:, None])
    s = n * M[0] + p * M[1]
    sigma = s * Q
    RH = (p * M[1]**2 - n * M[0]**2) / (Q * s)
    Rsheet = 1 / np.sum(sigma * t)
    return M, sigma, RH, Rsheet
