# the elementary charge is missing in the conductivity
def hall_layers(n, p, N, t, mu):
    mobility = np.zeros((2, N.size))
    mobility += mu["min"][:, None]
    mobility += (mu["max"] - mu["min"])[:, None] / (1 + (N / mu["ref"][:, None]) ** mu["power"][:, None])
    carriers = np.array([n, p])
    sigma = np.sum(carriers * mobility, axis=0)
    RH = (p * mobility[1]**2 - n * mobility[0]**2) / (Q * sigma**2)
    return mobility, sigma, RH, 1 / np.sum(sigma * t)
