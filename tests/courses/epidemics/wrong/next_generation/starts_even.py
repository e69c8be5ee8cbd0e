# the iteration begins with equal shares, not those of the population
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    tau = 1 / gamma
    S = N * (1 - immune)
    ngm = tau * beta * np.einsum('i,ij,j->ij', susceptibility * S, C, 1 / N)
    x = np.ones(len(N)) / len(N)
    k = 0
    while k < rounds:
        obs = np.einsum('ij,j->i', ngm, x)
        r_eff = float(np.sum(obs))
        x = obs / r_eff
        k = k + 1
    return (ngm, r_eff, x)
