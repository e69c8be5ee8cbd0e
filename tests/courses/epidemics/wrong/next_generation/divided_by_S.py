# divided by the susceptible of group j instead of all persons there
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    tau = 1 / gamma
    aux1 = 1 - immune
    S = aux1 * N
    K = beta * tau * np.einsum('i,ij,j->ij', susceptibility * S, C, 1 / S)
    step2 = N.sum()
    cur = N / step2
    k = 0
    while k < rounds:
        y = np.einsum('ij,j->i', K, cur)
        r_eff = float(np.sum(y))
        cur = y / r_eff
        k = k + 1
    return (K, r_eff, cur)
