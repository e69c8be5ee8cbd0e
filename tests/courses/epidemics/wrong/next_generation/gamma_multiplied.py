# multiplied by gamma instead of divided
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    remaining = np.diag(susceptibility * (N - N * immune))
    right = np.diag(1 / N)
    ngm = remaining * (beta * gamma) @ C @ right
    share = N / N.sum()
    for _ in range(rounds):
        share = ngm @ share
        r = share.sum()
        share = share / r
    return (ngm, r, share)
