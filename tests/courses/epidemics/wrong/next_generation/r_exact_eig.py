# the exact eigenvalue instead of the estimate after the last round
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    remaining = np.diag((N - N * immune) * susceptibility)
    inv_N = np.diag(1 / N)
    ngm = beta / gamma * remaining @ C @ inv_N
    term1 = N.sum()
    share = N / term1
    for _ in range(rounds):
        share = ngm @ share
        r = share.sum()
        share = share / r
    ret1 = np.max(np.abs(np.linalg.eigvals(ngm)))
    return (ngm, ret1, share)
