# the mobility depends on the net carriers |n - p| instead of on the impurities N
def hall_layers(n, p, N, t, mu):
    doping = np.abs(n - p)
    mobility = np.stack([mu["min"][c] + (mu["max"][c] - mu["min"][c]) / (1 + (doping / mu["ref"][c]) ** mu["power"][c]) for c in range(2)])
    mu_e, mu_h = mobility
    sigma = Q * (n * mu_e + p * mu_h)
    RH = (p * mu_h ** 2 - n * mu_e ** 2) / (Q * (p * mu_h + n * mu_e) ** 2)
    return mobility, sigma, RH, 1 / np.sum(sigma * t)
