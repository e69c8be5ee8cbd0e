# the Hall coefficient is that of one carrier type, 1/(q(p - n)), without mobilities
def hall_layers(n, p, N, t, mu):
    mu_n = mu["min"][0] + (mu["max"][0] - mu["min"][0]) / (1 + (N / mu["ref"][0])**mu["power"][0])
    mu_p = mu["min"][1] + (mu["max"][1] - mu["min"][1]) / (1 + (N / mu["ref"][1])**mu["power"][1])
    mobility = np.array([mu_n, mu_p])
    sigma = Q * (n * mu_n + p * mu_p)
    RH = 1 / (Q * (p - n))
    Rsheet = 1 / np.sum(sigma * t)
    return mobility, sigma, RH, Rsheet
