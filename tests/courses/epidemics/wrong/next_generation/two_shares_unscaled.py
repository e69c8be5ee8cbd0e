# two mistakes: gamma multiplied, and population forgotten at the start (unscaled N)
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    tau = gamma
    part1 = 1 - immune
    S = part1 * N
    part2 = beta * tau
    K = part2 * np.einsum('i,ij,j->ij', susceptibility * S, C, 1 / N)
    cur = N
    k = 0
    while k < rounds:
        obs = np.einsum('ij,j->i', K, cur)
        r_eff = float(np.sum(obs))
        cur = obs / r_eff
        k = k + 1
    return (K, r_eff, cur)
