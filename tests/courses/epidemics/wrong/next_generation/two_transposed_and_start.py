# two mistakes: C transposed and an even start
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        sus = (1 - immune[i]) * (N[i] * susceptibility[i])
        for j in range(n):
            ngm[i, j] = C[j, i] * (beta * sus) / (N[j] * gamma)
    p = np.full(n, 1 / n)
    for Rt in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(ngm[i] * p)
        lead = np.sum(kv)
        p = kv / lead
    return (ngm, lead, p)
