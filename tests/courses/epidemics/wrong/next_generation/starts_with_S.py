# the iteration begins with the shares of the susceptible
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    remaining = np.diag((N - N * immune) * susceptibility)
    inv_N = np.diag(1 / N)
    ngm = beta / gamma * remaining @ C @ inv_N
    step1 = np.diag(remaining)
    frac = step1 / np.diag(remaining).sum()
    for _ in range(rounds):
        frac = ngm @ frac
        r = frac.sum()
        frac = frac / r
    return (ngm, r, frac)
