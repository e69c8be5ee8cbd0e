# the sheet resistance takes the mean of sigma*t over the layers instead of the sum
def hall_layers(n, p, N, t, mu):
    mn, mp = (mu["min"][c] + (mu["max"][c] - mu["min"][c]) / (1 + (N / mu["ref"][c])**mu["power"][c]) for c in (0, 1))
    sigma = Q * (n * mn + p * mp)
    RH = (p * mp * mp - n * mn * mn) / (Q * np.square(p * mp + n * mn))
    Rsheet = 1 / np.mean(sigma * t)
    return np.stack((mn, mp)), sigma, RH, Rsheet
