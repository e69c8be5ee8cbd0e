def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    """Power by matrix powers."""
    rows = susceptibility * N * (1 - immune) * beta
    K = C * rows.reshape(-1, 1)
    K = K / N.reshape(1, -1)
    K = K / gamma
    start = N / N.sum()
    before = np.linalg.matrix_power(K, rounds - 1) @ start
    after = K @ before
    R = after.sum() / before.sum()
    shares = after / after.sum()
    return K, R, shares
