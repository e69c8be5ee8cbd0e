# the Hall coefficient is divided by sigma squared, so that it has a factor 1/q too much
def hall_layers(n, p, N, t, mu):
    x = (N / mu["ref"][:, None])**mu["power"][:, None]
    mobility = mu["min"][:, None] + (mu["max"][:, None] - mu["min"][:, None]) / (1 + x)
    sigma = Q * (n * mobility[0, :] + p * mobility[1, :])
    RH = (p * mobility[1, :]**2 - n * mobility[0, :]**2) / sigma**2
    Rsheet = 1 / np.sum(sigma * t, axis=0)
    return mobility, sigma, RH, Rsheet
