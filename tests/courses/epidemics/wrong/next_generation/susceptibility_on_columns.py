# susceptibility stands on the columns, with the infecting group
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    tau = 1 / gamma
    step1 = 1 - immune
    S = N * step1
    part2 = np.einsum('i,ij,j->ij', S, C, susceptibility / N)
    ngm = part2 * (tau * beta)
    term3 = N.sum()
    cur = N / term3
    k = 0
    while k < rounds:
        obs = np.einsum('ij,j->i', ngm, cur)
        r_eff = float(np.sum(obs))
        cur = obs / r_eff
        k = k + 1
    return (ngm, r_eff, cur)
