# plain double loop over carriers and layers
def hall_layers(n, p, N, t, mu):
    k = len(N)
    mob = np.zeros((2, k))
    sigma = np.zeros(k)
    RH = np.zeros(k)
    G = 0.0
    for i in range(k):
        for c in range(2):
            mob[c, i] = mu["min"][c] + (mu["max"][c] - mu["min"][c]) / (1 + (N[i] / mu["ref"][c]) ** mu["power"][c])
        a, b = n[i] * mob[0, i], p[i] * mob[1, i]
        sigma[i] = Q * (a + b)
        RH[i] = (p[i] * mob[1, i] ** 2 - n[i] * mob[0, i] ** 2) / (Q * (a + b) ** 2)
        G += sigma[i] * t[i]
    return mob, sigma, RH, 1 / G
