# the exponent of N/Nref is left out
def hall_layers(n, p, N, t, mu):
    k = len(N)
    mobility = np.empty((2, k))
    for i in range(k):
        for c in (0, 1):
            x = N[i] / mu["ref"][c]
            mobility[c, i] = mu["min"][c] + (mu["max"][c] - mu["min"][c]) / (1 + x)
    sigma = np.array([Q * (n[i] * mobility[0, i] + p[i] * mobility[1, i]) for i in range(k)])
    RH = np.array([(p[i] * mobility[1, i] ** 2 - n[i] * mobility[0, i] ** 2) / Q / (p[i] * mobility[1, i] + n[i] * mobility[0, i]) ** 2 for i in range(k)])
    return mobility, sigma, RH, 1 / sum(sigma * t)
