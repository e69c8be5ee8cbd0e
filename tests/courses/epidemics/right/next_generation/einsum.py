def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    duration = 1 / gamma
    S = (1 - immune) * N
    K = beta * duration * np.einsum("i,ij,j->ij", susceptibility * S, C, 1 / N)
    x = N / N.sum()
    k = 0
    while k < rounds:
        y = np.einsum("ij,j->i", K, x)
        r_eff = float(np.sum(y))
        x = y / r_eff
        k += 1
    return K, r_eff, x
