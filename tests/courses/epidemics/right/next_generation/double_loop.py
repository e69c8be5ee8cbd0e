def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    K = np.zeros((n, n))
    for i in range(n):
        sus = susceptibility[i] * N[i] * (1 - immune[i])
        for j in range(n):
            K[i, j] = beta * sus * C[i, j] / (gamma * N[j])
    v = N / np.sum(N)
    for r in range(rounds):
        w = np.zeros(n)
        for i in range(n):
            w[i] = np.sum(K[i] * v)
        R = np.sum(w)
        v = w / R
    return K, R, v
