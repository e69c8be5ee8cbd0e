# the immune share instead of the one that is not immune
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    K = np.zeros((n, n))
    for i in range(n):
        sus = immune[i] * (susceptibility[i] * N[i])
        for j in range(n):
            K[i, j] = sus * beta * C[i, j] / (gamma * N[j])
    step1 = np.sum(N)
    p = N / step1
    for r in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(p * K[i])
        lead = np.sum(kv)
        p = kv / lead
    return (K, lead, p)
