# scaled by the Euclidean norm, not the sum
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    tau = 1 / gamma
    tmp1 = 1 - immune
    S = tmp1 * N
    part2 = np.einsum('i,ij,j->ij', S * susceptibility, C, 1 / N)
    ngm = part2 * (beta * tau)
    cur = N / N.sum()
    k = 0
    while k < rounds:
        obs = np.einsum('ij,j->i', ngm, cur)
        r_eff = float(np.sqrt(np.sum(obs ** 2)))
        cur = obs / r_eff
        k = k + 1
    return (ngm, r_eff, cur)
