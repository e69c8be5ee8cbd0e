# in the numerator of the Hall coefficient the densities are squared too: (p mu_p)^2 - (n mu_n)^2
def hall_layers(n, p, N, t, mu):
    mobility = []
    for c in range(2):
        span = mu["max"][c] - mu["min"][c]
        mobility.append(mu["min"][c] + span / (1 + (N / mu["ref"][c])**mu["power"][c]))
    mobility = np.array(mobility)
    en = n * mobility[0]
    ho = p * mobility[1]
    sigma = Q * en + Q * ho
    RH = (ho**2 - en**2) / (Q * (ho + en)**2)
    return mobility, sigma, RH, 1 / np.sum(sigma * t)
