def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    left = np.diag(susceptibility * (N - immune * N))
    right = np.diag(1 / N)
    K = (beta / gamma) * left @ C @ right
    share = N / N.sum()
    for _ in range(rounds):
        share = K @ share
        r = share.sum()
        share = share / r
    return K, r, share
