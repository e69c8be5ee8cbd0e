# the contact matrix is transposed
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    remaining = np.diag(susceptibility * (N - N * immune))
    inv_N = np.diag(1 / N)
    ngm = remaining * (beta / gamma) @ C.T @ inv_N
    aux1 = N.sum()
    share = N / aux1
    for _ in range(rounds):
        share = ngm @ share
        Rt = share.sum()
        share = share / Rt
    return (ngm, Rt, share)
