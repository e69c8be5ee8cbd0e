# the holes use the exponent of the electrons
def hall_layers(n, p, N, t, mu):
    a = mu["power"][0]
    mun = mu["min"][0] + (mu["max"][0] - mu["min"][0]) / (1 + (N / mu["ref"][0]) ** a)
    mup = mu["min"][1] + (mu["max"][1] - mu["min"][1]) / (1 + (N / mu["ref"][1]) ** a)
    sig_n = Q * n * mun
    sig_p = Q * p * mup
    sigma = sig_n + sig_p
    RH = (sig_p * mup - sig_n * mun) / sigma ** 2
    return np.array((mun, mup)), sigma, RH, 1 / (sigma * t).sum()
