# the sheet resistance is 1/(sum of sigma times sum of t) instead of 1/sum of the products
def hall_layers(n, p, N, t, mu):
    mu_n, mu_p = [
        mu["min"][i] + (mu["max"][i] - mu["min"][i]) / (1 + (N / mu["ref"][i]) ** mu["power"][i])
        for i in range(2)
    ]
    conductivity = Q * (n * mu_n + p * mu_p)
    RH = (p * mu_p ** 2 - n * mu_n ** 2) / (Q * (p * mu_p + n * mu_n) ** 2)
    G = conductivity.sum() * t.sum()
    return np.array([mu_n, mu_p]), conductivity, RH, 1 / G
