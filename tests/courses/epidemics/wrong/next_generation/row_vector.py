# K is multiplied from the left: share @ K
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    left = np.diag(susceptibility * (N - immune * N))
    inv_N = np.diag(1 / N)
    ngm = beta / gamma * left @ C @ inv_N
    frac = N / N.sum()
    for _ in range(rounds):
        frac = frac @ ngm
        Rt = frac.sum()
        frac = frac / Rt
    return (ngm, Rt, frac)
